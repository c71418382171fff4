-- Records of the repository area. Statements are separated by an empty line.

create table repository_repository (
  repository_id text not null default '',
  name text not null default '',
  repository_type text not null default '',
  endpoint text not null default '',
  seq bigint generated always as identity,
  primary key (repository_id)
);
