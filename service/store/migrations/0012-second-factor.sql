-- Second factors of a sign-in (semantics 3.1.6).

-- The last code mailed to a user; only its digest is stored.
create table mailed_code (
  domain_id text not null,
  user_id text not null,
  digest text not null,
  expires_at timestamptz(3) not null,
  primary key (domain_id, user_id)
);

-- The newest time step whose code a user has used: codes of it and of earlier steps are refused.
create table spent_time_step (
  domain_id text not null,
  user_id text not null,
  step bigint not null,
  primary key (domain_id, user_id)
);

-- Supports the deletion of old counters.
create index on sign_in_attempt (last_at);
