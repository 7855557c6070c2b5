-- Who logged in where nobody lends is not lent to elsewhere with the same session.
alter table session add column business text;
alter table session add column channel text;
