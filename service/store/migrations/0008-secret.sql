-- Records of the secret area. Statements are separated by an empty line.

create table secret_trusted_secret (
  trusted_secret_id text not null default '',
  name text not null default '',
  schema_id text not null default '',
  tags jsonb not null default '{}',
  provider text not null default '',
  resource_group text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  trusted_account_id text not null default '',
  created_at timestamptz(3),
  encrypted_data text not null default '',
  encrypt_options jsonb not null default '{}',
  seq bigint generated always as identity,
  primary key (domain_id, trusted_secret_id)
);
