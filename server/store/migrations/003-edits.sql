-- What was edited in the studio, each with the whole document before and after, so that it can be taken back. An edit
-- that takes another one back names it. A file that was not there, or is there no more, is null.
create table releases.edit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  file text not null,
  before text,
  after text,
  -- Which value of a brand it was about; null where the document was written as a whole.
  pair text,
  layer text,
  path jsonb,
  said jsonb not null,
  undoes bigint unique references releases.edit (id)
);

create trigger written_once before update or delete on releases.edit for each row execute function releases.refuse();
create trigger kept before truncate on releases.edit for each statement execute function releases.refuse();

-- What is done in the studio and makes no other release live: who came in, who went out.
alter table releases.audit alter column release drop not null;
alter table releases.audit alter column after drop not null;
