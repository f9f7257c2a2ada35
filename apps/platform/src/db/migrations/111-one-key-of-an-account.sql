-- The id of an account is made of its parts, so that one index keeps it unique. With a second one, two transfers that open the same
-- account at once could fail: `on conflict` waits at one index only.
alter table account
  add constraint account_id_of_parts check (id = merchant || '|' || kind || '|' || owner || '|' || currency),
  drop constraint account_merchant_kind_owner_currency_key;
