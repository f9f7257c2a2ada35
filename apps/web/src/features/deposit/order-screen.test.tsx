import type { PublicOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { type FakePage, renderHtml } from '../../kit/fake-page.tsx';
import { noPayment } from './fake-payment.ts';
import { OrderHero } from './order-hero.tsx';
import { Screen, Skeleton } from './order-screen.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlayOn } from './play-on.tsx';

// The page is rendered at 12:00.
const order: PublicOrder = {
  ...(examples['wallet.order'].output as PublicOrder),
  orderId: 'sr37EK9xX9HMbAhttv2sGQ',
  expiresAt: '2026-11-21T12:14:32.000Z',
};
const plain = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const page = (change: Partial<PublicOrder> = {}): string =>
  renderHtml(<Screen data={{ order: { ...order, ...change } }} query={{ id: order.orderId }} />);

describe('the page of an order', () => {
  test.each([
    ['pending', 'Waiting for your payment', '$50 .00', 'Pay exactly this amount'],
    ['checking', 'Checking your payment', '$50 .00', 'nothing gets lost'],
    ['succeeded', 'In your balance', '$49 .25', 'Paid with Card.'],
    ['failed', 'Payment declined', '$50 .00', 'Your balance hasn’t changed'],
    ['expired', 'Time ran out', '$50 .00', 'it still arrives'],
  ] as const)('%s: says what happened, the sum, and what is next', (status, state, sum, next) => {
    const html = plain(page({ status }));
    for (const text of [state, sum, next]) expect(html).toContain(text);
    expect(html).toContain('Talk to us');
  });

  test('an open order shows the time that is left and the step it is at', () => {
    const html = page({ status: 'pending' });
    expect(html).toContain('aria-label="15 minutes left to pay"');
    expect(html).toMatch(/aria-current="step".*?Payment/);
    expect(plain(html)).toContain('14 32');
  });

  test('an order whose time is up is being checked, before the platform says so', () => {
    const html = plain(page({ status: 'pending', expiresAt: '2026-11-21T11:59:59.000Z' }));
    expect(html).toContain('Checking your payment');
  });

  test.each([
    ['succeeded', '$49.25 is in your balance.'],
    ['failed', 'Your deposit of $50.00 was declined.'],
    ['expired', 'The time to pay $50.00 ran out.'],
  ] as const)('%s is one sentence for screen readers', (status, sentence) => {
    expect(page({ status })).toMatch(new RegExp(`role="status">${sentence.replace(/[$.]/g, '\\$&')}<`));
    expect(page({ status: 'pending' })).toMatch(/role="status"><\/p>/);
  });

  test('has the time of each step as a clock of 24 hours', () => {
    const createdAt = new Date(2026, 10, 21, 18, 42).toISOString();
    expect(plain(page({ createdAt }))).toMatch(/ 18:42 /);
  });

  test('has the whole reference for support, in groups, with a button that copies it', () => {
    const html = page();
    expect(plain(html)).toContain('Order reference sr37 EK9x X9HM bAht tv2s GQ');
    expect(html).toContain('aria-label="Copy: Order reference"');
  });

  test.each([
    ['failed', '/m/voucherCenter', 'Deposit again'],
    ['expired', '/m/voucherCenter', 'Deposit again'],
    ['succeeded', '/m/game', 'Play now'],
    ['checking', '/m/home', 'Go to the home page'],
  ] as const)('%s leads on to %s', (status, path, text) => {
    expect(page({ status })).toMatch(new RegExp(`href="${path}"[^>]*>${text}`));
  });

  test('its skeleton has its title and the place of its button, and no tabs', () => {
    const html = renderHtml(<Skeleton />);
    expect(html).toContain('<h1>Your deposit</h1>');
    expect(html).not.toContain('<nav');
  });

  test('an order that nobody knows has a page that says so', () => {
    const html = renderHtml(<Screen data={{ order: null }} query={{}} />);
    expect(html).toContain('We don’t have this order');
    expect(html).toContain('href="/m/home"');
  });
});

describe('how an order is paid', () => {
  const qr = [
    [true, false],
    [false, true],
  ];
  const section = (change: object) =>
    renderHtml(<PaymentSection payment={{ ...noPayment, ...change }} qr={qr} amount="123450" method="USDT (TRC20)" />);

  test('a PIX code is a picture with a name, and a button that copies it', () => {
    const html = section({ pixCode: '000201' });
    expect(html).toContain('aria-label="QR code to pay $1,234.50 by PIX"');
    expect(html).toContain('d="M0 0h1v1h-1zM1 1h1v1h-1z"');
    expect(html).toContain('Copy PIX code');
  });

  test('a transfer has each line with a button that copies it', () => {
    const transfer = { bankName: 'Demo Bank', accountName: 'Aurora', accountNumber: '703 505', reference: 'MUG2' };
    const html = section({ transfer });
    for (const text of Object.values(transfer)) expect(html).toContain(text);
    for (const name of ['Amount', 'Bank', 'Account holder', 'Account number', 'Reference'])
      expect(html).toContain(`aria-label="Copy: ${name}"`);
  });

  test('the sum stands first, as it is written everywhere', () => {
    const transfer = { bankName: 'Demo Bank', accountName: 'Aurora', accountNumber: '703 505', reference: 'MUG2' };
    expect(plain(section({ transfer }))).toMatch(/^ ?Amount \$1,234\.50 Bank Demo Bank/);
  });

  test('a wallet has its network, its address and a code', () => {
    const html = section({ wallet: { network: 'TRC20', address: 'TLa2f6' } });
    expect(html).toContain('QR code with the TRC20 address');
    expect(html).toContain('Send only over TRC20');
    expect(html).toContain('TLa2f6');
    expect(plain(html)).toContain('Amount $1,234.50 Pay with USDT (TRC20) Network TRC20');
  });

  test('a provider’s page alone needs no section', () => {
    expect(section({ payUrl: 'https://bank.example.com' })).toBe('');
  });
});

describe('playing on', () => {
  const wayBack = (draft: Readonly<Record<string, string>>, shell: FakePage['shell'] = {}) =>
    renderHtml(<PlayOn orderId="o1" />, {
      shell: { ...shell, drafts: { read: () => draft }, navigation: { origin: 'https://www.example.com' } },
    });

  test('leads back to the page that the member came from', () => {
    expect(wayBack({ orderId: 'o1', backUrl: '/m/game?lane=lottery' })).toContain('<button');
  });

  test.each([
    [{}],
    [{ orderId: 'o2', backUrl: '/m/game' }],
    [{ orderId: 'o1', backUrl: 'https://evil.example.com/' }],
    [{ orderId: 'o1', backUrl: '//evil.example.com' }],
  ])('leads to the games without a safe one: %j', (draft) => {
    expect(wayBack(draft as Readonly<Record<string, string>>)).toContain('href="/m/game"');
  });
});

test('money that arrives is no winning: it has no gold', () => {
  expect(renderHtml(<OrderHero order={order} standing="succeeded" />)).not.toMatch(/gold/);
});
