-- What is left of the credit line is lent beside a loan that is owed; one application at a time is under way.
drop index loan_one_open;
create unique index loan_one_under_way on loan (borrower_id) where status in ('review', 'approved', 'disbursing');
