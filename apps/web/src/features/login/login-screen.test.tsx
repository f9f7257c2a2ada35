import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { Query } from '../../kit/feature.ts';
import type { OtherMethod } from './login.rules.ts';
import { Refused } from './login-form-parts.tsx';
import { Screen } from './login-screen.tsx';
import { Overlay } from './login-sheet.tsx';

const settings = examples['system.settings'].output;
const screen = (query: Query = {}) => <Screen data={undefined} query={query} />;
const page = (query?: Query) =>
  renderHtml(screen(query), { shell: { navigation: { origin: 'https://aurora.example' } } });
const sheet = (reason?: 'play' | 'expired') =>
  renderHtml(<Overlay props={reason ? { reason } : {}} answer={() => undefined} />);

const input = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('the log-in form', () => {
  test('RT-01 /m/login is rendered for visitors, with one heading', () => {
    expect(page().match(/<h1/g)).toHaveLength(1);
  });

  test('the first HTML has both titles, one for newcomers and one for those who come back', () => {
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(page())?.[1] ?? '';
    expect(title.replaceAll(/<[^>]*>/g, '|')).toBe('|Log in to Aurora||Welcome back|');
  });

  test.each([
    ['page', page],
    ['sheet', sheet],
  ])('its %s is marked for password managers and keyboards', (_, html) => {
    expect(input(html(), 'username')).toMatch(/autoComplete="username"/i);
    expect(input(html(), 'username')).toMatch(/autoCapitalize="none"/i);
    expect(input(html(), 'username')).toMatch(/enterKeyHint="next"/i);
    expect(input(html(), 'password')).toMatch(/type="password"/);
    expect(input(html(), 'password')).toMatch(/autoComplete="current-password"/i);
    expect(input(html(), 'password')).toMatch(/enterKeyHint="go"/i);
  });

  test('without JavaScript no address contains the password', () => {
    expect(page()).toMatch(/<form[^>]*method="post"/);
  });

  test('registration and help are real links', () => {
    expect(page()).toContain('href="/m/register"');
    expect(page()).toContain('href="/m/help?id=log-in"');
  });

  test('a forgotten password has its own page', () => {
    expect(page()).toContain('href="/m/recover"');
  });

  test.each([
    [['username', 'mobile'] as const, true],
    [['username'] as const, false],
  ])('with registration by %j a log-in by SMS is offered: %s', (methods, offered) => {
    const change = { ...settings, register: { ...settings.register, methods: [...methods] } };
    expect(renderHtml(screen(), { state: { settings: change } }).includes('SMS code')).toBe(offered);
  });

  test.each([true, false])('SW-01 with MOBILEAUTOLOGIN3 %s a member may be remembered', (on) => {
    const change = { ...settings, whitelabel: { ...settings.whitelabel, MOBILEAUTOLOGIN3: on } };
    expect(input(renderHtml(screen(), { state: { settings: change } }), 'remember') !== '').toBe(on);
  });

  test('offers the demo member of the settings, and none without one', () => {
    const offered = { username: 'guest-of-the-demo', password: 'play-money-only' };
    const html = renderHtml(screen(), { state: { settings: { ...settings, demoMember: offered } } });
    expect(html).toContain('guest-of-the-demo');
    expect(html).toContain('play-money-only');
    const { demoMember: _, ...withoutDemoMember } = settings;
    const bare = renderHtml(screen(), { state: { settings: withoutDemoMember } });
    expect(bare).not.toContain('demo-Foyer-2026');
    expect(bare).not.toContain('Fill in');
  });

  test('RT-11 the page says that it comes before a deposit', () => {
    expect(page({ backUrl: '/m/voucherCenter' })).toContain('Log in to deposit.');
    for (const backUrl of ['/m/rewardCenter', 'https://evil.example/m/voucherCenter'])
      expect(page({ backUrl })).not.toContain('Log in to deposit.');
  });

  test('the sheet says why it opened', () => {
    expect(sheet('play')).toContain('the game opens right away');
    expect(sheet('expired')).toContain('Your session has ended');
    expect(sheet()).toContain('role="dialog"');
  });

  test('names the age of an operator with members from 21', () => {
    const adults = { ...settings, register: { ...settings.register, minimumAge: 21 } };
    const html = renderHtml(screen(), { state: { settings: adults } });
    expect(html).toContain('21+');
    expect(html).not.toContain('18+');
  });

  test('no style attribute reaches the page (the content policy refuses them)', () => {
    expect(page()).not.toMatch(/\sstyle=/);
  });
});

describe('a refusal of the log-in', () => {
  const refused = (otherMethods?: readonly OtherMethod[], bySms?: () => void) =>
    renderHtml(
      <Refused
        problem={{
          at: 'form',
          text: 'loginProblem.tooManyWays',
          values: { minutes: 12 },
          ...(otherMethods && { otherMethods }),
        }}
        bySms={bySms}
      />,
    );
  const nothing = () => undefined;

  test('offers the back end’s other log-in methods, each one tap away', () => {
    const html = refused(['sms', 'recovery'], nothing);
    expect(html).toContain('Please wait 12 minutes, or log in another way.');
    expect(html).toMatch(/<button[^>]*type="button"[^>]*>Log in with an SMS code<\/button>/);
    expect(html).toMatch(/<a[^>]*href="\/m\/recover"[^>]*>Reset your password<\/a>/);
  });

  test('offers no log-in by SMS where the operator has none', () => {
    const html = refused(['sms', 'recovery']);
    expect(html).not.toContain('SMS code');
    expect(html).toContain('href="/m/recover"');
  });

  test.each([[undefined], [[]]])('shows no other ways: %j', (otherMethods) => {
    expect(refused(otherMethods, nothing)).not.toMatch(/<button|<a /);
  });
});
