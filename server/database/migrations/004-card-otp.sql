-- A card whose bank asks for an OTP with every charge.
alter table bank_card drop constraint bank_card_outcome_check;
alter table bank_card add constraint bank_card_outcome_check
  check (outcome in ('success', 'pin-wrong', 'otp-wrong', 'otp-asked', 'locked', 'insufficient'));
