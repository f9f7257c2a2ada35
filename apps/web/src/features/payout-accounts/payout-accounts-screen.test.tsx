import type { PayoutAccount } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { routes } from '../../shell/navigation/routes.ts';
import type { PayoutData } from './payout-accounts.data.ts';
import { Screen, Skeleton } from './payout-accounts-screen.tsx';

type Route = 'addBankCard' | 'addBankCardPix';

const example = examples['wallet.addAccount'].output as PayoutAccount;
const bank: PayoutAccount = { ...example, id: 'bank', usableFrom: '2026-11-22T11:30:00.000Z' };
const key: PayoutAccount = {
  ...example,
  id: 'key',
  kind: 'pix',
  issuer: 'PIX',
  masked: 'm•••@e•••.com',
  usableFrom: null,
};
const issuers = [
  { code: 'demobank', name: 'Demo Bank' },
  { code: 'demovisa', name: 'Demo Visa', number: 'card' as const },
];
const kinds: PayoutData['kinds'] = [
  { kind: 'bankCard', issuers },
  { kind: 'eWallet', issuers: [{ code: 'demopay', name: 'DemoPay' }] },
  { kind: 'pix', issuers: [] },
];

const page = (route: Route, data: Partial<PayoutData> = {}, query: Readonly<Record<string, string>> = {}): string =>
  renderHtml(<Screen data={{ accounts: [], payeeName: null, kinds, ...data }} query={{}} />, {
    state: { route, query },
    shell: { navigation: { query: () => query } },
  });
const plain = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ');

test('both pages are for members, and their skeletons have no account', () => {
  for (const route of ['addBankCard', 'addBankCardPix'] as const) {
    expect(routes[route].access).toBe('member');
    expect(renderHtml(<Skeleton />, { state: { route } })).not.toContain('•••');
  }
});

describe('the payout accounts', () => {
  test('are cards with issuer, covered number and holder, and the time from which each can be used', () => {
    const html = plain(page('addBankCard', { accounts: [bank, key] }));
    expect(html).toMatch(/Demo Bank A••• R••• •••• 4242 Ready from Nov 2\d, \d\d:30 · in 23 h 30 min/);
    expect(html).toContain('PIX A••• R••• m•••@e•••.com Ready for withdrawals');
    expect(html).not.toContain('New');
  });

  test('before the first one the page says what it is for', () => {
    expect(page('addBankCard')).toContain('No account yet.');
    expect(page('addBankCard', { accounts: [bank] })).not.toContain('No account yet.');
  });

  test('the page of PIX keys has keys alone', () => {
    const html = page('addBankCardPix', { accounts: [bank, key] });
    expect(html).toContain('m•••@e•••.com');
    expect(html).not.toContain('4242');
  });
});

describe('the form', () => {
  test('has the kinds that the operator pays to, one heading, and one button', () => {
    const html = page('addBankCard');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/aria-pressed/g)).toHaveLength(2);
    expect(html.match(/type="submit"/g)).toHaveLength(1);
    expect(html.match(/<option/g)).toHaveLength(3);
    expect(page('addBankCard', { kinds: kinds.slice(0, 1) })).not.toContain('aria-pressed');
  });

  test('a card gets digits and what the browser has stored, an account neither', () => {
    const number = (data: Partial<PayoutData>) => /<input[^>]*name="number"[^>]*>/.exec(page('addBankCard', data))?.[0];
    const visa = [{ kind: 'bankCard' as const, issuers: issuers.slice(1) }];
    expect(number({ kinds: visa })).toMatch(/(?=.*autoComplete="cc-number")(?=.*inputMode="numeric")/i);
    expect(number({})).toMatch(/(?=.*autoComplete="off")(?=.*inputMode="text")/i);
  });

  test('an address has a network and no holder', () => {
    const crypto = [{ kind: 'virtualWallet' as const, issuers: [{ code: 'TRC20', name: 'TRC20' }] }];
    const html = page('addBankCard', { kinds: crypto });
    expect(html).toContain('Use an address on TRC20.');
    expect(html).not.toContain('name="holder"');
  });

  test('says that the first name stays, and shows it covered once it is known', () => {
    expect(page('addBankCard')).toContain('All later accounts must have the same name.');
    expect(plain(page('addBankCard', { payeeName: 'A••• R•••' }))).toContain('first account: A••• R•••');
  });

  test('of a PIX key has one field that says what it takes', () => {
    const html = page('addBankCardPix');
    expect(html).toContain('CPF, CNPJ, e-mail, random key or phone with +55.');
    expect(html).not.toContain('<select');
    expect(html).not.toContain('aria-pressed');
  });
});

describe('what an operator does not pay to', () => {
  test('without PIX the page of keys says so and leads to the other accounts', () => {
    const html = page('addBankCardPix', { kinds: kinds.slice(0, 2) }, { backUrl: '/m/withdraw' });
    expect(html).toContain('No PIX here');
    expect(html).toContain('href="/m/securityCenter/addBankCard?backUrl=%2Fm%2Fwithdraw"');
    expect(html).not.toContain('type="submit"');
    expect(page('addBankCard', { kinds: kinds.slice(0, 2) })).not.toContain('addBankCardPix');
  });

  test('without any kind the page says so, with customer service, and keeps the accounts', () => {
    const html = page('addBankCard', { kinds: [], accounts: [bank] });
    expect(html).toContain('No accounts to add here yet');
    expect(html).toContain('Talk to us');
    expect(html).toContain('4242');
    expect(html).not.toContain('type="submit"');
  });
});

test('each page leads to the other one, and the way back stays known', () => {
  expect(page('addBankCard')).toContain('href="/m/securityCenter/addBankCardPix"');
  expect(page('addBankCardPix', {}, { backUrl: '/m/withdraw' })).toContain('addBankCard?backUrl=%2Fm%2Fwithdraw"');
});
