-- Whether a host serves its folder, whatever is published.
alter table releases.host add column follows boolean not null default false;
