-- Excluded and closed members keep no session, no device secret and no push: before, an end of the exclusion brought them back to life.
delete from session using member
where member.id = session.member_id
  and (member.status = 'closed' or (member.status = 'excluded' and (member.status_until is null or member.status_until > now())));
delete from device_secret using member
where member.id = device_secret.member_id
  and (member.status = 'closed' or (member.status = 'excluded' and (member.status_until is null or member.status_until > now())));
update push_registration set member_id = null, session_id = null
from member
where member.id = push_registration.member_id
  and (member.status = 'closed' or (member.status = 'excluded' and (member.status_until is null or member.status_until > now())));
