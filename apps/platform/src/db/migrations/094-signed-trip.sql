-- Trips to providers that speak OAuth 1.0a: what their way back has to fit. Gone with the swap.
create table signed_trip (
  -- SHA-256 of the request token.
  token_hash text primary key,
  merchant text not null,
  channel text not null,
  -- Of the request token: signs the swap, together with the operator's own.
  secret text not null,
  -- RFC 7636: who swaps the code has to be who asked for it.
  challenge text not null,
  state text not null,
  -- The site's page that the person goes back to.
  back text not null,
  expires_at timestamptz not null
);
