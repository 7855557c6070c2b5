-- What was made from a session ends with it: sessions that a ticket began, and tickets.
alter table session add column parent text references session (token_hash) on delete cascade;
create index session_by_parent on session (parent);
alter table challenge add column session text references session (token_hash) on delete cascade;
create index challenge_by_session on challenge (session);

-- When something that is limited happened to a subject (a number, a device, an address), within the last day.
create table tally (
  subject text primary key,
  times jsonb not null default '[]',
  last bigint not null
);
create index tally_by_last on tally (last);

-- Devices that logged in as a borrower, by a digest of their id: each counts its own wrong passwords.
create table known_device (
  borrower_id text not null references borrower (id) on delete cascade,
  device text not null,
  password_wrong integer not null default 0,
  password_locked_until bigint,
  seen_at bigint not null,
  primary key (borrower_id, device)
);
