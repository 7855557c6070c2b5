-- Pay-outs keep the account that they went to: one that is taken out stays as a row. The one chosen last is the default.
alter table bank_account add column removed_at bigint;
alter table bank_account add column chosen_at bigint;
