-- A transfer may bring another amount than was announced: what was announced is kept beside what came, so that one that came short says so.
alter table payment add column announced bigint;
