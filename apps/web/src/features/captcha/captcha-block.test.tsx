import { describe, expect, test } from 'vitest';
import { fakeCaptcha } from '../../adapters/captcha/fake.ts';
import type { CaptchaProblem } from '../../adapters/captcha/port.ts';
import { fakeShell, renderHtml } from '../../kit/fake-page.tsx';
import type { CaptchaState } from './captcha.flow.ts';
import { mayGoWithout, problemText } from './captcha.rules.ts';
import { CaptchaBlock } from './captcha-block.tsx';
import { CaptchaSheet } from './captcha-sheet.tsx';

const nothing = () => undefined;
const block = (state: CaptchaState) => renderHtml(<CaptchaBlock state={state} send={nothing} />);
const { settings, texts } = fakeShell();
const { t } = texts;

describe('the captcha block', () => {
  test('CW-01 shows and announces each state', () => {
    expect(block({ at: 'loading', attempt: 1 })).toMatch(/aria-busy="true".*role="status">Getting the puzzle/s);
    expect(block({ at: 'loading', attempt: 2 })).toContain('Still trying');
    expect(block({ at: 'waiting', open: false })).toMatch(/<button.*Tap to start the check/s);
    expect(block({ at: 'success' })).toMatch(/role="status">Done, thank you/);
  });

  test('leaves the open puzzle visible', () => {
    const html = block({ at: 'waiting', open: true });
    expect(html).not.toContain('<button');
    expect(html).toContain('role="status">Solve the puzzle');
  });

  test('CW-08 an error shows its text with the number, and a tap tries again', () => {
    const html = block({ at: 'error', problem: { why: 'network', code: '60204' } });
    expect(html).toMatch(/<button.*Network failure \(60204\).*Tap to try again.*<\/button>/s);
  });
});

describe('the message for a captcha problem', () => {
  test.each<[string, CaptchaProblem, string]>([
    ['CW-06 no script in time', { why: 'network', code: '60204' }, 'Network failure (60204)'],
    ['CW-06 no second resource in time', { why: 'network', code: '60205' }, 'Network failure (60205)'],
    ['CW-07 nothing set up', { why: 'notSetUp' }, 'Geetest is not set up (not setup geetest)'],
    ["CW-08 the vendor's text and number", { why: 'vendor', text: 'Forbidden', code: '113' }, 'Forbidden (113)'],
    ["CW-08 the vendor's text alone", { why: 'vendor', text: 'Forbidden' }, 'Forbidden'],
    ['CW-08 a number without a text', { why: 'unknown', code: '60002' }, 'Unknown error (60002)'],
    ['CW-08 neither', { why: 'unknown' }, 'Unknown error'],
  ])('%s', (_, problem, text) => {
    expect(problemText(problem, t)).toBe(text);
  });
});

describe('a captcha that does not load', () => {
  const site = (...servers: string[]) => ({ ...settings, gw: { GEETEST_SERVERS: servers } });
  const network: CaptchaProblem = { why: 'network', code: '60204' };

  test('members of an operator whose vendor is down may log in without a captcha', () => {
    expect(mayGoWithout('login', network, site('https://static.example.com'))).toBe(true);
  });

  test.each([
    ['another action', 'register', network, 'https://static.example.com'],
    ['another problem', 'login', { why: 'notSetUp' }, 'https://static.example.com'],
    ['the platform’s own captcha', 'login', network, '/wps/captcha/s1'],
  ] as const)('does not let %s pass', (_, action, problem, server) => {
    expect(mayGoWithout(action, problem, site(server))).toBe(false);
  });
});

test('the sheet has a title, a close button and room for the puzzle', () => {
  const html = renderHtml(<CaptchaSheet captcha={fakeCaptcha()} props={{ action: 'login' }} answer={nothing} />);
  expect(html).toMatch(/role="dialog".*Quick security check.*aria-label="Close".*role="group"/s);
});
