-- What proved who changes the login phone is the session's that proved it, and ends with it; one under way is begun anew.
delete from phone_change;
alter table phone_change add column session text not null references session (token_hash) on delete cascade;
create index phone_change_by_session on phone_change (session);
