import type { SecurityOverview } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test, vi } from 'vitest';
import { fakeShell, renderHtml } from '../../kit/fake-page.tsx';
import { ruleOf } from '../../shell/navigation/route-rules.ts';
import { routes } from '../../shell/navigation/routes.ts';
import { Overlay as ContactSheet } from './contact-sheet.tsx';
import { Overlay as RecoveryCodes } from './recovery-codes-sheet.tsx';
import { Screen, Skeleton } from './security-screen.tsx';

const overview: SecurityOverview = examples['security.overview'].output;
const [session] = examples['security.sessions'].output.items;
const sessions = session
  ? [session, { ...session, id: 's2', current: false, browser: 'Firefox', system: 'Windows' }]
  : [];
const drawn = (change: Partial<SecurityOverview> = {}) =>
  renderHtml(<Screen data={{ overview: { ...overview, ...change }, sessions }} query={{}} />);

test('the security page is for members, is not indexed, and has a neutral skeleton', () => {
  expect(routes.security).toMatchObject({ paths: ['/m/securityCenter'], access: 'member' });
  expect(ruleOf('security').indexed).toBe(false);
  expect(renderHtml(<Skeleton />)).not.toMatch(/masked|•••/);
});

describe('the methods of the second step', () => {
  test('every method that is set up has a switch with its state', () => {
    const html = drawn();
    expect(html.match(/role="switch"/g)).toHaveLength(3);
    expect(html).toMatch(/aria-checked="true" aria-label="Authenticator app"/);
    expect(html).toMatch(/aria-checked="false" aria-label="SMS code"/);
  });

  test('a method that needs a setup has a button or a hint', () => {
    const none = { enrolled: false, since: null, recoveryCodesLeft: 0 };
    const methods = overview.methods.map((row) => ({ ...row, on: false, ready: false }));
    const html = drawn({ authenticator: none, mobile: null, methods });
    expect(html).not.toContain('role="switch"');
    expect(html).toContain('Set up');
    expect(html).toContain('Add your number below first.');
    expect(html).toContain('Add a second step');
    expect(html).not.toContain('Remove the app');
  });

  test('the card that asks for a second step is a button, and the one that praises is none', () => {
    const methods = overview.methods.map((row) => ({ ...row, on: false }));
    expect(drawn({ methods })).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Add a second step/);
    expect(drawn()).not.toMatch(/<button[^>]*>(?:(?!<\/button>).)*Your account is well protected/);
  });

  test('no switch is shown where the operator requires nobody', () => {
    const html = drawn({ policy: 'off', methods: [] });
    expect(html).not.toContain('Second step');
    expect(html).toContain('Keep your account yours');
  });

  test('one method stays on where the operator requires everybody, and the page says so', () => {
    expect(drawn({ policy: 'required' })).toContain('One of these always stays on');
  });
});

test('devices show name, place and time, and this device cannot be logged out here', () => {
  const html = drawn();
  expect(html).toContain('Chrome · Android');
  expect(html).toContain('Philippines');
  expect(html.match(/This device/g)).toHaveLength(1);
  expect(html.match(/aria-label="Log out Firefox · Windows · Installed app"/g)).toHaveLength(1);
  expect(html).toContain('Log out everywhere else');
});

test('devices that failed to load say so, and the page stays', () => {
  const html = renderHtml(<Screen data={{ overview, sessions: { reference: 'AB12' } }} query={{}} />);
  expect(html).toContain('AB12');
  expect(html).toContain('Authenticator app');
});

test('linked accounts are offered where the operator has log-ins by provider', () => {
  const page = (channels: readonly object[]) => {
    const { settings } = fakeShell();
    const identity = { ...settings.identity, by: 'local', channels } as typeof settings.identity;
    return renderHtml(<Screen data={{ overview, sessions: [] }} query={{}} />, { shell: { settings: { identity } } });
  };
  const line = { channel: 'line', clientId: 'c', authorizeUrl: 'https://access.line.me/authorize' };
  expect(page([line])).toContain('href="/m/securityCenter/accounts"');
  expect(page([])).not.toContain('Linked accounts');
});

describe('SW-01 UPDATEMOBILEICC3', () => {
  const sheet = (changeDialingCode: boolean) => {
    const { settings } = fakeShell();
    const whitelabel = { ...settings.whitelabel, UPDATEMOBILEICC3: changeDialingCode };
    const page = { shell: { settings: { whitelabel } } };
    return renderHtml(<ContactSheet props={{ kind: 'mobile', overview, onSending: vi.fn() }} answer={vi.fn()} />, page);
  };

  test('off: the number keeps its dialing code, and the form says so', () => {
    expect(sheet(false)).toMatch(/keeps the code .*\+63/);
    expect(sheet(true)).not.toContain('keeps the code');
  });
});

test('recovery codes can be copied and downloaded, and are confirmed before continuing', () => {
  const codes = ['k7m2p-9qx4t', 'h3vwz-n8bd6'];
  const html = renderHtml(<RecoveryCodes props={{ codes }} answer={vi.fn()} />);
  for (const code of codes) expect(html).toContain(`<code>${code}</code>`);
  expect(decodeURIComponent(/href="data:text\/plain;charset=utf-8,([^"]+)"/.exec(html)?.[1] ?? '')).toContain(codes[1]);
  expect(html).toMatch(/type="checkbox"/);
  expect(html).not.toContain('aria-label="Close"');
});
