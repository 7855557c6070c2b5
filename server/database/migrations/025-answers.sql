-- When what a borrower told us was answered; he was told then.
alter table suggestion add column answered_at bigint;
