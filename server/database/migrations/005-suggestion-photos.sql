-- Pictures that go with what a borrower tells us: the picture itself is not kept, only that it came.
alter table photo drop constraint photo_kind_check;
alter table photo add constraint photo_kind_check check (kind in ('idFront', 'idBack', 'face', 'suggestion'));

create table suggestion_photo (
  photo_id text primary key references photo (id) on delete cascade,
  suggestion_id text not null references suggestion (id) on delete cascade
);
