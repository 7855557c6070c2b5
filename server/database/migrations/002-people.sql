-- Secrets are kept as hashes only; time is bigint epoch milliseconds of the business clock.

create table person (
  borrower_id text primary key references borrower (id) on delete cascade,
  password_hash text,
  password_wrong integer not null default 0,
  password_locked_until bigint,
  pin_hash text,
  pin_wrong integer not null default 0,
  invitation_code text not null unique,
  mail text,
  captcha_status integer,
  cancel_at bigint,
  audit_state integer not null default 0 check (audit_state between 0 and 3),
  credit_form jsonb not null default '{}'
);

create table session (
  token_hash text primary key,
  borrower_id text not null references borrower (id) on delete cascade,
  calls integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null
);
create index session_by_borrower on session (borrower_id);

-- Codes, tickets and captcha answers: short-lived, used once.
create table challenge (
  id text primary key,
  kind text not null,
  subject text not null,
  secret_hash text not null,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null
);
create index challenge_by_subject on challenge (subject, kind);

create table outbox (
  id bigint generated always as identity primary key,
  at bigint not null,
  channel text not null check (channel in ('sms', 'mail', 'captcha')),
  recipient text not null,
  kind text not null,
  code text not null
);

create table consent (
  id text primary key,
  borrower_id text references borrower (id) on delete cascade,
  consent text not null,
  text_version text not null,
  granted boolean not null,
  language text not null,
  at bigint not null
);

create table tracking (
  id bigint generated always as identity primary key,
  at bigint not null,
  zuid text not null,
  mid text not null,
  record jsonb not null
);

create table login_method (
  id bigint generated always as identity primary key,
  at bigint not null,
  retcode text not null,
  message text not null,
  type text not null
);
