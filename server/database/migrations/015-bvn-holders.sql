-- A person, as far as the lender can tell one from another: every BVN that an account had, as a keyed hash. It is nobody
-- else's while the account is open; after that it tells, for as long as may be kept, what the account was refused.
create table bvn_holder (
  bvn_hash text not null,
  borrower_id text not null references borrower (id) on delete cascade,
  keep_until bigint,
  primary key (bvn_hash, borrower_id)
);
create unique index bvn_holder_one_open on bvn_holder (bvn_hash) where keep_until is null;
create index bvn_holder_by_borrower on bvn_holder (borrower_id);
insert into bvn_holder (bvn_hash, borrower_id) select bvn_hash, borrower_id from person where bvn_hash is not null
  order by audit_state desc, borrower_id on conflict do nothing;
