-- Devices that get push messages. A device whose member logged out stays without one: it hears what is said to everyone.
create table push_registration (
  merchant text not null,
  -- As the push service gave it to the device.
  token text not null,
  member_id text references member (id) on delete set null,
  primary key (merchant, token)
);
create index push_registration_of_member on push_registration (member_id);
