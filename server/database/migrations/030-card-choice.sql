-- The card that a borrower chose last is the one that is offered first (E9).
alter table bank_card add column chosen_at bigint;
