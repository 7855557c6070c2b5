-- One edit may write several documents, as a slide and its words in each language; all but the first name that one.
alter table releases.edit add column part_of bigint references releases.edit (id);
