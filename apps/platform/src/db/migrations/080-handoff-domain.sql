-- A code that takes a session to another domain of the operator is good there only.
alter table handoff_code add column domain text;
