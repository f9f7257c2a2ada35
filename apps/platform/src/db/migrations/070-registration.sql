-- What a registration leaves with a member: how to be reached, where from, and what was accepted.
alter table member
  -- E.164.
  add column mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  -- Folded to lower case.
  add column email text check (email = lower(email)),
  -- The user name with letters that look alike made one: two names that a person cannot tell apart have the same.
  add column look text,
  -- Set while the password is the operator's default one, which no member chose.
  add column password_given_at timestamptz,
  add column register_method text check (register_method in ('APP', 'H5', 'PWA', 'WEBCLIP')),
  -- Without anything that could be a secret.
  add column register_url text,
  add column register_domain text,
  add column register_device text,
  add column official_app boolean not null default false,
  add column sms_template text,
  -- The affiliate the platform itself found, and by what.
  add column affiliate text,
  add column affiliate_by text check (affiliate_by in ('host', 'affiliateCode', 'referralCode', 'domain')),
  -- As sent: kept, never trusted.
  add column sent_affiliate_code text,
  add column sent_referral_code text,
  -- Click and browser ids of advertisers.
  add column pixel_track jsonb not null default '{}',
  add column terms_version text,
  add column terms_at timestamptz,
  -- Hash of the request that made the member: a repetition after a crash finds what was done.
  add column made_by text;

update member set look = account;
alter table member alter column look set not null;

create unique index member_look on member (merchant, look);
create unique index member_mobile on member (merchant, mobile) where mobile is not null;
create unique index member_email on member (merchant, email) where email is not null;
create unique index member_made_by on member (merchant, made_by) where made_by is not null;
