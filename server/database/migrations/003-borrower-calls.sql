-- Credit review, cards, renewals, withdrawals, invitations, messages; money is kobo, time epoch ms of the business clock.

alter table person add column audit_at bigint;
alter table person add column bvn_hash text unique;
alter table person add column bvn_modified boolean not null default false;
alter table person add column leave_reason text;

alter table bank_card add column removed_at bigint;

alter table loan drop constraint loan_outcome_check;
alter table loan add constraint loan_outcome_check
  check (outcome in ('pay-out', 'unactivated-card', 'bank-problem', 'overdue', 'stay'));

insert into ledger_account (code, kind) values
  ('activation-payable', 'liability'),
  ('reward-payable', 'liability'),
  ('withdrawal-payable', 'liability'),
  ('reward-expense', 'expense');

-- What may be tried three times a day, each time within 15 minutes: a card's activation, an e-mail's binding.
create table submission (
  id text primary key,
  borrower_id text not null references borrower (id) on delete cascade,
  kind text not null check (kind in ('card', 'mail')),
  subject text not null,
  step text not null check (step in ('pin', 'otp', 'activate', 'code', 'done')),
  started_at bigint not null,
  expires_at bigint not null,
  done_at bigint,
  refunded_at bigint
);
create index submission_by_borrower on submission (borrower_id, kind, started_at);

create table gift (
  borrower_id text not null references borrower (id) on delete cascade,
  reason text not null,
  voucher_id bigint not null references voucher (id),
  primary key (borrower_id, reason)
);

create table renewal (
  id text primary key,
  loan_id text not null references loan (id),
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('renew', 'extend')),
  state text not null check (state in ('applied', 'confirmed', 'lapsed', 'cancelled')),
  created_at bigint not null,
  expires_at bigint not null,
  payment_id text references payment (id),
  before jsonb
);
create unique index renewal_one_open on renewal (loan_id, kind) where state = 'applied';

create table withdrawal (
  order_no text primary key,
  borrower_id text not null references borrower (id),
  bank_short_name text not null,
  masked_no text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'success', 'failed')),
  failure text,
  outcome text not null check (outcome in ('success', 'bank-problem')),
  next_at bigint,
  created_at bigint not null,
  finished_at bigint
);
create index withdrawal_by_borrower on withdrawal (borrower_id, created_at);

create table red_bag (
  id text primary key,
  borrower_id text not null references borrower (id),
  source text not null check (source in ('invitation', 'activity')),
  amount bigint not null check (amount > 0),
  at bigint not null
);
create index red_bag_by_borrower on red_bag (borrower_id);

create table invitation (
  invitee_id text primary key references borrower (id),
  inviter_id text not null references borrower (id),
  at bigint not null,
  rewarded_at bigint,
  check (invitee_id <> inviter_id)
);
create index invitation_by_inviter on invitation (inviter_id);

-- Worded when it is read, in the reader's language.
create table message (
  id text primary key,
  borrower_id text not null references borrower (id) on delete cascade,
  kind text not null,
  args jsonb not null default '{}',
  at bigint not null,
  read_at bigint
);
create index message_by_borrower on message (borrower_id, at);

create table suggestion (
  id text primary key,
  borrower_id text not null references borrower (id),
  type text not null,
  content text not null,
  dispute boolean not null,
  loan_id text references loan (id),
  contact text not null,
  at bigint not null,
  answer_at bigint not null
);

create table device (
  borrower_id text not null references borrower (id) on delete cascade,
  zuid text not null,
  bound_at bigint not null,
  primary key (borrower_id, zuid)
);

create table phone_change (
  borrower_id text primary key references borrower (id) on delete cascade,
  step integer not null check (step between 1 and 3),
  new_mobile text,
  expires_at bigint not null
);

-- The picture itself is not kept.
create table photo (
  id text primary key,
  borrower_id text not null references borrower (id) on delete cascade,
  kind text not null check (kind in ('idFront', 'idBack', 'face')),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  at bigint not null
);
