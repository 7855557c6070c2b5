-- Devices on which a release came to nothing three times in a row, and the one before it did not; of the last hour.
create table releases.failed_start (
  release text not null references releases.release (id),
  -- The number that its browser keeps, and a print of the address that it asks from: neither tells who somebody is.
  device integer not null,
  address text not null,
  at timestamptz not null default now(),
  primary key (release, device, address)
);
