import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { type FakePage, renderHtml } from '../../kit/fake-page.tsx';
import { Screen as InviteScreen, Skeleton } from './invite-screen.tsx';
import { InvitedList } from './invited-list.tsx';

const settings = examples['system.settings'].output;
const visitor = (rewardCenter: boolean): FakePage => ({
  state: { route: 'inviteFriends', settings: { ...settings, whitelabel: rewardCenter ? { REWCEN3: true } : {} } },
});

test('RT-08 /m/inviteFriends shows a visitor what inviting is, and the ways to a link', () => {
  const html = renderHtml(<InviteScreen />, visitor(true));
  for (const text of ['How it works', 'Good to know', 'There’s no reward for inviting right now.'])
    expect(html).toContain(text);
  expect(html).toContain('href="/m/register"');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/\sstyle=/);
});

test('tells a visitor that invitations start later where there is no reward centre', () => {
  const html = renderHtml(<InviteScreen />, visitor(false));
  expect(html).toContain('Invitations start later');
  expect(html).not.toContain('href="/m/register"');
  expect(html).toContain('href="/m/home"');
});

test('shows a skeleton while loading', () => {
  expect(renderHtml(<Skeleton />)).toContain('aria-busy="true"');
});

test('those who joined are counted, and named with a mark on depositors', () => {
  const first = { ...examples['member.referrals'].output, nextCursor: '7' };
  const html = renderHtml(<InvitedList title="Who joined" none="Nobody yet" first={first} />);
  expect(html).toMatch(/Registered<\/dt><dd[^>]*>2</);
  expect(html).toMatch(/Made a deposit<\/dt><dd[^>]*>1</);
  expect(html).toContain('<bdi>he•••</bdi>');
  expect(html).toContain('Deposited');
  expect(html).toContain('Show more');
});

test('an empty list says what will be in it', () => {
  const first = { code: 'K7QW2M9X', registered: 0, deposited: 0, items: [], nextCursor: null };
  const html = renderHtml(<InvitedList title="Who joined" none="Nobody yet" first={first} />);
  expect(html).toContain('Nobody yet');
  expect(html).not.toContain('Show more');
});
