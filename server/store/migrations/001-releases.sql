create schema releases;

-- Each text once, by its sha256, whichever releases it is part of.
create table releases.blob (
  print text primary key,
  content text not null
);

create table releases.release (
  id text primary key,
  -- By what its documents are known: the same documents are the same release.
  print text not null unique,
  at timestamptz not null default now(),
  author text not null,
  why text not null,
  documents integer not null,
  warnings integer not null,
  -- The engine that it needs (R7).
  vocabulary integer not null
);

create table releases.release_file (
  release text not null references releases.release (id),
  file text not null,
  print text not null references releases.blob (print),
  primary key (release, file)
);

-- One row: what the public gets. The share is the percentage of devices that get `release`; the others get `previous`.
create table releases.live (
  only_one boolean primary key default true check (only_one),
  release text not null references releases.release (id),
  share integer not null check (share between 1 and 100),
  previous text references releases.release (id),
  -- What was taken back to make this one live: no visit goes on with it.
  withdrawn text references releases.release (id),
  since timestamptz not null default now(),
  check (share = 100 or previous is not null)
);

create table releases.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  said text not null,
  why text not null,
  release text not null references releases.release (id),
  before jsonb,
  after jsonb not null
);

-- Which releases each running host has ready, so that one is made live when all can serve it.
create table releases.host (
  name text primary key,
  seen timestamptz not null,
  ready jsonb not null,
  unfit jsonb not null
);

create function releases.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'a row of releases.% is written once and never changed', tg_table_name;
end;
$$;

create trigger written_once before update or delete on releases.blob for each row execute function releases.refuse();
create trigger kept before truncate on releases.blob for each statement execute function releases.refuse();
create trigger written_once before update or delete on releases.release for each row execute function releases.refuse();
create trigger kept before truncate on releases.release for each statement execute function releases.refuse();
create trigger written_once before update or delete on releases.release_file for each row execute function releases.refuse();
create trigger kept before truncate on releases.release_file for each statement execute function releases.refuse();
create trigger written_once before update or delete on releases.audit for each row execute function releases.refuse();
create trigger kept before truncate on releases.audit for each statement execute function releases.refuse();
