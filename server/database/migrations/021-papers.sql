-- A door to one paper (receipt, statement, data of a borrower) that a browser may fetch as a file for a short while.
create table paper_ticket (
  secret_hash text primary key,
  borrower_id text not null references borrower (id) on delete cascade,
  session text not null references session (token_hash) on delete cascade,
  kind text not null,
  subject text,
  business text,
  channel text,
  expires_at bigint not null
);
create index paper_ticket_by_age on paper_ticket (expires_at);
