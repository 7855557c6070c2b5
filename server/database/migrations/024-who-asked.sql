-- Who looked into what of a borrower, and why: what he is shown of it, and nothing of what was seen.
create table data_request (
  id bigint generated always as identity primary key,
  borrower_id text not null references borrower (id) on delete cascade,
  who text not null,
  purpose text not null,
  kind text not null,
  at bigint not null
);
create index data_request_by_borrower on data_request (borrower_id, at);
create index consent_by_borrower on consent (borrower_id, consent, at);
