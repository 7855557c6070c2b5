-- What is offered is the brand's, and follows each edit of it; a loan keeps what it was sold as and what it costs.
alter table loan add column product_name text;
alter table loan add column rate_ppm integer;
alter table loan add column interest_ppm integer;
alter table loan add column tax_ppm integer;
update loan set product_name = product.name, rate_ppm = product.rate_ppm, interest_ppm = product.interest_ppm, tax_ppm = product.tax_ppm
  from product where product.id = loan.product_id;
alter table loan alter column product_name set not null;
alter table loan alter column rate_ppm set not null;
alter table loan alter column interest_ppm set not null;
alter table loan alter column tax_ppm set not null;
alter table loan drop constraint loan_product_id_fkey;
drop table product;
