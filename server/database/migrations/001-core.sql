-- Money is bigint kobo, time is bigint epoch milliseconds of the business clock.

create table business_clock (
  one boolean primary key default true check (one),
  offset_ms bigint not null default 0
);
insert into business_clock default values;

create table borrower (
  id text primary key,
  user_id bigint generated always as identity unique,
  mobile text not null unique check (mobile ~ '^[0-9]{10}$'),
  name text not null default '',
  status integer not null default 1,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  sub_credit_limit bigint not null default 0 check (sub_credit_limit >= 0),
  flags jsonb not null default '{}',
  persona integer unique,
  registered_at bigint not null
);

create table event (
  id bigint generated always as identity primary key,
  at bigint not null,
  borrower_id text references borrower (id),
  subject text not null,
  subject_id text not null,
  kind text not null,
  detail jsonb not null default '{}'
);
create index event_by_subject on event (subject, subject_id);

create table once_answer (
  owner text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  at bigint not null,
  primary key (owner, key)
);
create index once_answer_by_age on once_answer (at);

create table product (
  id integer primary key,
  type text not null check (type in ('sloan', 'large', 'subloan')),
  name text not null,
  mode text not null check (mode in ('post', 'front')),
  period_days integer not null check (period_days > 0),
  installments integer not null check (installments > 0),
  lowest bigint not null check (lowest > 0),
  highest bigint not null check (highest >= lowest),
  multiple bigint not null check (multiple > 0),
  rate_ppm integer not null check (rate_ppm >= 0),
  interest_ppm integer not null check (interest_ppm between 0 and 1000000),
  tax_ppm integer not null check (tax_ppm between 0 and 1000000),
  overdue_cap text not null check (overdue_cap in ('principal', 'half-remaining', 'lower')),
  second_exempt boolean not null default false,
  active boolean not null default true
);

create table bank_account (
  id text primary key,
  borrower_id text not null references borrower (id),
  holder text not null,
  bank_code text not null,
  bank_name text not null,
  bank_short_name text not null,
  account_no text not null check (account_no ~ '^[0-9]{10}$'),
  added_at bigint not null,
  unique (borrower_id, bank_code, account_no)
);

create table bank_card (
  id text primary key,
  borrower_id text not null references borrower (id),
  bank_id integer not null,
  bank_code text not null,
  bank_name text not null,
  bank_short_name text not null,
  masked_no text not null,
  card_type text not null,
  status integer not null,
  auth_status integer not null,
  outcome text not null check (outcome in ('success', 'pin-wrong', 'otp-wrong', 'locked', 'insufficient')),
  wrong integer not null default 0,
  locked_until bigint,
  added_at bigint not null
);
create index bank_card_by_borrower on bank_card (borrower_id);

create table voucher (
  id bigint generated always as identity primary key,
  gid text not null unique,
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('cash', 'discount', 'interest-discount', 'interest-free', 'installment', 'universal', 'invitation-exclusive')),
  trans_type integer not null,
  prize_type integer not null,
  value bigint not null default 0,
  keep_ppm integer not null default 1000000 check (keep_ppm between 0 and 1000000),
  lower_limit bigint not null,
  upper_limit bigint not null,
  maximum bigint,
  expires_at bigint not null,
  state text not null default 'available' check (state in ('available', 'used', 'expired')),
  loan_id text
);
create index voucher_by_borrower on voucher (borrower_id);

create table quote (
  id text primary key,
  borrower_id text not null references borrower (id),
  terms_hash text not null,
  at bigint not null
);

create table loan (
  id text primary key,
  order_gid text not null unique,
  loan_no text not null unique,
  borrower_id text not null references borrower (id),
  product_id integer not null references product (id),
  product_type text not null,
  mode text not null check (mode in ('post', 'front')),
  period_days integer not null,
  principal bigint not null check (principal > 0),
  interest bigint not null check (interest >= 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  voucher_id bigint references voucher (id),
  voucher_amount bigint not null default 0 check (voucher_amount >= 0),
  net bigint not null check (net > 0),
  due_total bigint not null check (due_total > 0),
  installment_count integer not null check (installment_count > 0),
  overdue_cap text not null,
  second_exempt boolean not null,
  purpose_id integer not null,
  bank_account_id text references bank_account (id),
  status text not null check (status in ('review', 'approved', 'disbursing', 'active', 'failed', 'disburse-failed', 'settled')),
  failure text,
  outcome text not null default 'pay-out' check (outcome in ('pay-out', 'unactivated-card', 'bank-problem', 'stay')),
  next_at bigint,
  applied_at bigint not null,
  disbursed_at bigint,
  due_at bigint,
  settled_at bigint
);
create index loan_by_borrower on loan (borrower_id, applied_at);
create index loan_by_next on loan (next_at) where next_at is not null;
-- The lender's own promise: a borrower has at most one loan that is not over.
create unique index loan_one_open on loan (borrower_id) where status in ('review', 'approved', 'disbursing', 'active');

alter table voucher add foreign key (loan_id) references loan (id);

create table installment (
  loan_id text not null references loan (id),
  number integer not null check (number > 0),
  principal bigint not null check (principal >= 0),
  interest bigint not null check (interest >= 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  due_at bigint not null,
  overdue bigint not null default 0 check (overdue >= 0),
  base_overdue bigint not null default 0,
  base_days integer not null default 0,
  waived_fee bigint not null default 0,
  waived_tax bigint not null default 0,
  paid_overdue bigint not null default 0 check (paid_overdue between 0 and overdue),
  paid_tax bigint not null default 0 check (paid_tax between 0 and tax),
  paid_fee bigint not null default 0 check (paid_fee between 0 and fee),
  paid_interest bigint not null default 0 check (paid_interest between 0 and interest),
  paid_principal bigint not null default 0 check (paid_principal between 0 and principal),
  settled_at bigint,
  primary key (loan_id, number)
);

create table payment (
  id text primary key,
  receipt_no text not null unique,
  borrower_id text not null references borrower (id),
  loan_id text references loan (id),
  method text not null check (method in ('card', 'transfer')),
  bank_card_id text references bank_card (id),
  bank_va text,
  amount bigint not null check (amount > 0),
  periods integer,
  status text not null check (status in ('process', 'success', 'failed')),
  failure text,
  parts jsonb,
  outcome text not null default 'success' check (outcome in ('success', 'insufficient', 'fails', 'stay')),
  next_at bigint,
  created_at bigint not null,
  finished_at bigint
);
create index payment_by_borrower on payment (borrower_id, created_at);
create index payment_by_loan on payment (loan_id);
create index payment_by_next on payment (next_at) where next_at is not null;

create sequence virtual_account_number start 9900000001;

create table virtual_account (
  bank_va text primary key check (bank_va ~ '^[0-9]{10}$'),
  borrower_id text not null unique references borrower (id),
  loan_id text references loan (id),
  bank_code text not null,
  bank_name text not null,
  receiver_name text not null,
  expires_at bigint not null
);

create table fault (
  id bigint generated always as identity primary key,
  path text not null,
  effect jsonb not null,
  times integer not null check (times >= 0)
);

create table ledger_account (
  code text primary key,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense', 'equity'))
);
insert into ledger_account (code, kind) values
  ('bank', 'asset'),
  ('principal-receivable', 'asset'),
  ('charge-receivable', 'asset'),
  ('overdue-receivable', 'asset'),
  ('borrower-credit', 'liability'),
  ('tax-payable', 'liability'),
  ('interest-income', 'income'),
  ('fee-income', 'income'),
  ('overdue-income', 'income'),
  ('voucher-expense', 'expense'),
  ('waiver-expense', 'expense');

create table ledger_transfer (
  id bigint generated always as identity primary key,
  at bigint not null,
  kind text not null,
  borrower_id text references borrower (id),
  loan_id text references loan (id),
  payment_id text references payment (id)
);

-- Debit is positive, credit is negative.
create table ledger_entry (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfer (id),
  account text not null references ledger_account (code),
  amount bigint not null check (amount <> 0)
);
create index ledger_entry_by_transfer on ledger_entry (transfer_id);
create index ledger_entry_by_account on ledger_entry (account);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_ledger_change();
create trigger ledger_transfer_append_only before update or delete on ledger_transfer
  for each row execute function refuse_ledger_change();

create function require_balanced_transfer() returns trigger language plpgsql as $$
declare total numeric;
begin
  select sum(amount) into total from ledger_entry where transfer_id = new.transfer_id;
  if total <> 0 then
    raise exception 'transfer % does not balance: %', new.transfer_id, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function require_balanced_transfer();
