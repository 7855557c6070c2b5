-- What was overpaid pays what else is owed, and the next loan: a payment that came from nowhere but the borrower's credit.
alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check check (method in ('card', 'transfer', 'credit'));
