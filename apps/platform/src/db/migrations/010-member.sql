-- Members, their credentials and their status.
create table member (
  id text primary key,
  merchant text not null,
  -- What the member logs in with, folded to lower case.
  account text not null,
  user_name text not null,
  type smallint not null default 0 check (type in (0, 1, 2, 4)),
  language text,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  -- Set by the operator: the password has expired at this moment, whatever its age.
  password_expired_at timestamptz,
  first_time boolean not null default true,
  status text not null default 'active' check (status in ('active', 'limited', 'timeOut', 'excluded', 'closed')),
  -- End of a time-out or an exclusion; null is for good.
  status_until timestamptz,
  registered_at timestamptz not null default now(),
  unique (merchant, account)
);
