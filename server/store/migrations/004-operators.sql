-- Who may come into the studio by a password, and what each may do there.
create table releases.operator (
  name text primary key,
  role text not null check (role in ('viewer', 'editor', 'publisher')),
  -- Of the password, by argon2id.
  hash text not null,
  since timestamptz not null default now()
);

-- Wrong passwords in a row, by the sha256 of the name that was typed: whether or not somebody is called so, and whatever
-- was typed there by mistake.
create table releases.failed_sign_in (
  name text primary key,
  tries integer not null,
  at timestamptz not null
);

-- Who is in, by the sha256 of what his browser keeps: whoever reads this table comes in by nothing that stands in it.
create table releases.session (
  print text primary key,
  -- The same of what lets his browser see the preview.
  preview text not null unique,
  who text not null,
  -- Null for who came by the link of the machine's terminal.
  operator text references releases.operator (name) on delete cascade,
  began timestamptz not null,
  used timestamptz not null
);

-- Who has approved which documents, for being live in place of what was live since then.
create table releases.approval (
  print text not null,
  who text not null references releases.operator (name) on delete cascade,
  live_since timestamptz not null,
  at timestamptz not null default now(),
  primary key (print, who)
);
