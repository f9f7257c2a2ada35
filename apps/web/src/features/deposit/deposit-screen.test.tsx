import type { DepositMethod, DepositOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { type FakePage, renderHtml } from '../../kit/fake-page.tsx';
import type { DepositData } from './deposit.data.ts';
import { Screen, Skeleton } from './deposit-screen.tsx';

const [card] = examples['relay.depositSettings'].output.methods as [DepositMethod];
const bank: DepositMethod = {
  ...card,
  code: 'bank',
  kind: 'bankTransfer',
  title: 'Bank transfer',
  fee: { fixed: '0', rate: 0 },
  minutes: 90,
};
const { bonus } = examples['relay.depositSettings'].output;
const order = examples['wallet.deposit'].output as DepositOrder;

const page = (data: Partial<DepositData> = {}, around: FakePage = {}): string =>
  renderHtml(<Screen data={{ methods: [card, bank], bonus: null, orders: [], ...data }} query={{}} />, around);
const withDraft = (draft: Readonly<Record<string, string>>): FakePage => ({ shell: { drafts: { read: () => draft } } });
const plain = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the deposit page', () => {
  test('lists the ways to pay with their time, fee and limits, and the first is chosen', () => {
    const html = page();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(plain(html)).toContain('Card About 1 min 1.5% fee $10 – $5,000');
    expect(plain(html)).toContain('Bank transfer About 2 hours No fee');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/checked="" value="card"|value="card" checked=""/);
  });

  test('leads from its bar to the transactions and to help, and keeps a line for the balance', () => {
    for (const html of [page(), page({ methods: [] }), renderHtml(<Skeleton />)]) {
      const bar = html.match(/<header.*<\/header>/)?.[0];
      expect(bar).toMatch(/<h1>Deposit<\/h1><p>\u00a0<\/p>.*aria-label="Transactions".*aria-label="Customer service"/);
      expect(bar).toContain('href="/m/history?period=all"');
    }
  });

  test('writes large amounts to tap short, and names them whole', () => {
    const settings = { ...examples['system.settings'].output, minorDigits: 0, shownDigits: 0 };
    const html = page({}, { state: { settings } });
    expect(html).toMatch(/<button[^>]*aria-label="\$5,000"[^>]*><span[^>]*>\$5K</);
  });

  test('has one field for the amount, amounts to tap, and one button', () => {
    const html = page();
    expect(html).toMatch(/<input[^>]*inputMode="decimal"/i);
    expect(plain(html)).toMatch(/\$20 .*\$50 .*\$100/);
    expect(html.match(/type="submit"/g)).toHaveLength(1);
    expect(plain(html)).not.toContain('You pay');
  });

  test('says what a deposit comes to before it is made, with the sum on the button', () => {
    const html = plain(page({}, withDraft({ method: 'card', typed: '50', key: 'k1' })));
    expect(html).toContain('You pay Card $50 .00 Fee $0 .75 Arrives in your balance About 1 min $49 .25');
    expect(html).toMatch(/Deposit \$50 \.00 $/);
  });

  test('never rounds what is paid, whatever the operator rounds elsewhere', () => {
    const settings = { ...examples['system.settings'].output, shownDigits: 0 };
    const html = page({}, { state: { settings }, ...withDraft({ method: 'card', typed: '50.25', key: 'k1' }) });
    expect(plain(html)).toMatch(/Deposit \$50 \.25 $/);
  });

  test('offers the last deposit once more, with its method chosen', () => {
    const last = {
      ...order,
      kind: 'bankTransfer',
      method: 'Bank transfer',
      amount: '7500',
      status: 'succeeded',
    } as const;
    const html = page({ orders: [last] });
    expect(plain(html)).toContain('Again: Bank transfer $75 .00');
    expect(html).toMatch(/checked="" value="bank"|value="bank" checked=""/);
    expect(page()).not.toContain('Again:');
  });

  test('leads to a deposit that waits, with or without ways to pay, instead of offering it once more', () => {
    for (const methods of [[card], []]) {
      const html = page({ methods, orders: [{ ...order, amount: '7500', expiresAt: null }] });
      expect(html).toMatch(
        new RegExp(`<a [^>]*href="/m/order\\?id=${order.orderId}"[^>]*>.*Deposit of \\$75\\.00 is waiting`),
      );
      expect(html).not.toContain('Again:');
    }
  });

  test('goes on checking a deposit that was sent before a refresh', () => {
    const html = page({}, withDraft({ method: 'card', typed: '50', amount: '5000', key: 'k1', sent: '1' }));
    expect(plain(html)).toContain('Checking $50 .00 We didn’t get an answer yet');
    expect(html).not.toContain('type="submit"');
    expect(html).toContain('Talk to us');
  });

  test('a bonus is offered unticked, and only once the deposit is large enough', () => {
    const tick = /<input[^>]*type="checkbox"[^>]*>/;
    const before = page({ bonus });
    expect(plain(before)).toContain(
      'Deposit bonus 50% on top from $20, up to $100. Stake it 5× within 30 days to make it cash.',
    );
    expect(tick.exec(before)?.[0]).toContain('disabled');
    const typed = page({ bonus }, withDraft({ method: 'card', typed: '50', key: 'k1' }));
    expect(plain(typed)).toContain(
      'Deposit bonus $25 .00 $25 is set aside for you. Stake $125 within 30 days, and it becomes cash.',
    );
    expect(tick.exec(typed)?.[0]).not.toMatch(/disabled|checked=/);
  });

  test('a bonus that the member chose stays chosen over a refresh', () => {
    const html = page({ bonus }, withDraft({ method: 'card', typed: '50', bonus: '1', key: 'k1' }));
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
  });

  test('an operator without a bonus shows none', () => {
    expect(page()).not.toContain('type="checkbox"');
  });

  test('without a way to pay it says so, with customer service and the games as ways on', () => {
    const html = page({ methods: [] });
    expect(html).toContain('No deposits here yet');
    expect(html).toContain('href="/m/game"');
    expect(html).toContain('Talk to us');
    expect(html).not.toContain('type="submit"');
  });
});
