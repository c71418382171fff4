-- Second factors of a sign-in (semantics 3.1.6).

-- The last code mailed to a user; only its digest is kept.
create table mailed_code (
  domain_id text not null,
  user_id text not null,
  digest text not null,
  expires_at timestamptz(3) not null,
  primary key (domain_id, user_id)
);

-- The newest time step of which a user's code was taken: it and those before it count no more.
create table spent_time_step (
  domain_id text not null,
  user_id text not null,
  step bigint not null,
  primary key (domain_id, user_id)
);

-- Counters nobody comes back for are dropped.
create index on sign_in_attempt (last_at);
