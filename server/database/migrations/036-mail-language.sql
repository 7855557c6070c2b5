-- In which language and in whose name one writes to a borrower's address: those of the app in which he bound it.
alter table person add column mail_language text;
alter table person add column mail_business text;
alter table person add column mail_channel text;
