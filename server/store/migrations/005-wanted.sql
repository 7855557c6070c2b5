-- Which release hosts are to prepare, since it is about to be live again.
alter table releases.live add column wanted text;

-- Also in a session that replays what another database did.
alter table releases.blob enable always trigger written_once;
alter table releases.blob enable always trigger kept;
alter table releases.release enable always trigger written_once;
alter table releases.release enable always trigger kept;
alter table releases.release_file enable always trigger written_once;
alter table releases.release_file enable always trigger kept;
alter table releases.audit enable always trigger written_once;
alter table releases.audit enable always trigger kept;
alter table releases.edit enable always trigger written_once;
alter table releases.edit enable always trigger kept;
