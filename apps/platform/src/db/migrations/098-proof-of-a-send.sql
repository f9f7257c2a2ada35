-- The captcha proof that went with a send counts for the registration that its code opens: once, since the code is good once.
alter table verification_code
  -- The device that solved it; null where the send needed no proof.
  add column proof_device text,
  add column proof_until timestamptz;
