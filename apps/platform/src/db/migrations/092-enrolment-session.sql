-- A secret that waits for its first code belongs to the session that asked for it: another one is never shown it.
alter table authenticator add column pending_session text;
