-- Directory puts that are staged until their batch is committed.

create table directory_staged (
  seq bigint generated always as identity primary key,
  batch text not null,
  kind text not null,
  records jsonb not null,
  replaced jsonb,
  staged_at timestamptz(3) not null
);

create index on directory_staged (batch, seq);

create index on directory_staged (staged_at);
