import { examples } from '@foyer/contract/examples';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay } from './register-dialog.tsx';
import { parts, Screen, Skeleton } from './register-screen.tsx';

// Codes by SMS are the platform's own here.
const example = { ...examples['system.settings'].output, smsProvider: { firebase: false } };
const register = { ...example.register, methods: ['username', 'mobile'] as ('username' | 'mobile')[] };

const withRegister = (change: Partial<typeof register>) => ({
  state: { settings: { ...example, register: { ...register, ...change } } },
});
const page = (change: Partial<typeof register> = {}) => renderHtml(<Screen />, withRegister(change));
const dialog = () => renderHtml(<Overlay props={{}} answer={() => undefined} />, withRegister({}));

const input = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
/** Fetches the lazy sections that a page with these settings waits for. */
const fetchParts = (change: Partial<typeof register>) =>
  Promise.all(parts(withRegister(change).state.settings).map(({ code }) => code()));
const words = (html: string): string => html.replace(/<[^>]+>/g, ' ');

beforeAll(() => fetchParts({}));

describe('the registration form', () => {
  test('RT-01 /m/register is rendered for visitors, with one heading and a link to the log-in', () => {
    expect(page().match(/<h1/g)).toHaveLength(1);
    expect(page()).toContain('Create account');
    expect(page()).toContain('href="/m/login"');
  });

  test('OV-01 the dialog has the same form, can be closed, and links to the log-in', () => {
    expect(dialog()).toContain('role="dialog"');
    expect(dialog()).toContain('aria-label="Close"');
    expect(dialog()).toContain('Already a member?');
    expect(input(dialog(), 'username')).not.toBe('');
  });

  test.each([
    ['page', page],
    ['dialog', dialog],
  ])('its %s is marked for password managers and keyboards', (_, html) => {
    expect(input(html(), 'username')).toMatch(/autoComplete="username"/i);
    expect(input(html(), 'username')).toMatch(/autoCapitalize="none"/i);
    expect(input(html(), 'password')).toMatch(/type="password"/);
    expect(input(html(), 'password')).toMatch(/autoComplete="new-password"/i);
    expect(html()).toMatch(/<form[^>]*method="post"/);
  });

  test('the operator’s first registration method is open, and a single one shows no choice', async () => {
    await Promise.all(
      parts(withRegister({ methods: ['mobile', 'username'] }).state.settings).map(({ code }) => code()),
    );
    expect(input(page({ methods: ['mobile', 'username'] }), 'tel')).toMatch(/autoComplete="tel"/i);
    expect(input(page({ methods: ['mobile', 'username'] }), 'username')).toBe('');
    expect(page({ methods: ['mobile', 'username'] })).toMatch(
      /aria-pressed="true".*Mobile.*aria-pressed="false".*Username/s,
    );
    expect(page({ methods: ['username'] })).not.toContain('role="group"');
  });

  test('the rules name the operator’s lengths before anything is typed', () => {
    expect(words(page({ usernameRules: { minLength: 5, maxLength: 15 } }))).toContain('5 to 15 characters');
  });

  test('the sentence of the box is complete where the back end names no legal pages', () => {
    expect(words(page({ terms: { version: '', topics: [] } }))).toMatch(/accept the\s+Terms/);
  });

  test('one box covers age and legal pages, which are real links', () => {
    const html = page({ minimumAge: 21, terms: { version: '2026-11', topics: ['terms', 'privacy', 'bonus'] } });
    expect(words(html)).toContain('I am 21 or older and accept');
    for (const topic of ['terms', 'privacy', 'bonus']) expect(html).toContain(`href="/m/help?id=${topic}"`);
    expect(words(html)).toMatch(/Terms\s+,\s+Privacy Policy\s+and\s+Document 3/);
    expect(input(html, 'agreed')).not.toMatch(/checked/);
  });

  test('age and licence are in the footer', () => {
    expect(page()).toContain('18+');
    expect(page()).toContain(`Licence ${example.licence}`);
  });

  test('staying logged in is offered only with the switch', () => {
    const by = (on: boolean) =>
      renderHtml(<Screen />, {
        state: { settings: { ...example, register, whitelabel: { MOBILEAUTOLOGIN3: on } } },
      });
    expect(input(by(true), 'remember')).not.toBe('');
    expect(input(by(false), 'remember')).toBe('');
  });

  test('RG-08 the image captcha is in the form where the operator wants it', async () => {
    await fetchParts({ captcha: { enabled: true } });
    expect(input(page({ captcha: { enabled: true } }), 'captcha')).not.toBe('');
    expect(input(page(), 'captcha')).toBe('');
  });

  test('no style attribute reaches the page (the content policy refuses them)', () => {
    expect(page()).not.toMatch(/\sstyle=/);
  });

  test('the loading page has its heading', () => {
    expect(renderHtml(<Skeleton />)).toContain('Create account');
  });
});
