-- In whose name a borrower is reminded: the codes of the brand in which he chose it.
alter table reminder add column business text;
alter table reminder add column channel text;
