-- A paper is fetched by its own name alone; a door lasts ten minutes, so that those without one are closed.
delete from paper_ticket;
alter table paper_ticket add column name text not null;
