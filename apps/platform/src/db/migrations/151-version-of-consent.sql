-- What may be told was allowed with this version of the sheet: with a newer one nobody is told until it is answered.
-- Null: the region asked for nothing.
alter table tracking_subject add column tell_version text;
update tracking_subject set tell_version = version where may_tell and choice = 'accepted';
