-- A receipt says for ever what was left of its loan right after the payment (S13); of earlier ones the ledger tells it.
alter table payment add column loan_left bigint;
update payment p set loan_left = coalesce((
  select sum(e.amount) from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
  where t.loan_id = p.loan_id
    and e.account in ('principal-receivable', 'charge-receivable', 'overdue-receivable')
    and t.id <= (select max(own.id) from ledger_transfer own where own.payment_id = p.id)
), 0) where p.status = 'success';
