-- What the brand of the borrower asks of a loan, kept with it: the late fee a day, and the time at which it is due.
alter table loan add column overdue_ppm integer not null default 10000;
alter table loan add column due_clock text not null default '06:59:59';
alter table loan alter column overdue_ppm drop default;
alter table loan alter column due_clock drop default;
