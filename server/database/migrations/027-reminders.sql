-- What a borrower wants to be reminded by before a payment is due, and until when all of that was sent.
create table reminder (
  borrower_id text primary key references borrower (id) on delete cascade,
  sms boolean not null,
  mail boolean not null,
  days jsonb not null,
  clock text not null,
  language text not null,
  done_at bigint not null
);
alter table paper_ticket add column language text;
