-- The label that the operator gave a member: one of those its file names. It decides which customer services the member is offered.
alter table member add column label text;
