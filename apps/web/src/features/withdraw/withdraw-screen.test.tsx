import type { PayoutAccount, Withdrawal } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { type FakePage, renderHtml } from '../../kit/fake-page.tsx';
import { ClosedMoney } from './closed-money.tsx';
import { LastWithdrawals } from './last-withdrawals.tsx';
import type { WithdrawInfo } from './withdraw.data.ts';
import { Screen, Skeleton } from './withdraw-screen.tsx';
import { WithdrawalView } from './withdrawal-view.tsx';

// The page is rendered at 12:00.
const { fullBankCardList, kinds, balance, turnover, bonus, rules } = examples['relay.withdrawAccountInfo'].output;
const [sample] = fullBankCardList as unknown as [PayoutAccount];
const account: PayoutAccount = { ...sample, usableFrom: null };
const info = {
  accounts: [account],
  kinds,
  balance,
  turnover,
  bonus: null,
  identityCheck: null,
  rules,
} as unknown as WithdrawInfo;
const [listed] = examples['wallet.withdrawals'].output.items as unknown as [Withdrawal];
const withdrawal: Withdrawal = {
  ...listed,
  createdAt: '2026-11-21T11:59:00.000Z',
  expectedBy: '2026-11-21T12:59:00.000Z',
};

const form = (change: Partial<WithdrawInfo> | null = {}, around: FakePage = {}): string =>
  renderHtml(
    <Screen data={{ page: 'form', info: change && { ...info, ...change }, withdrawals: [] }} query={{}} />,
    around,
  );
const view = (change: Partial<Withdrawal> = {}): string =>
  renderHtml(<WithdrawalView first={{ ...withdrawal, ...change }} />);
const withDraft = (draft: Readonly<Record<string, string>>): FakePage => ({ shell: { drafts: { read: () => draft } } });
const plain = (html: string): string =>
  html
    .replace(/<!-- -->|[\u2066-\u2069]/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the form of a withdrawal', () => {
  test('shows what can be withdrawn now, and where the money stands', () => {
    const html = form();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(plain(html)).toMatch(
      /You can withdraw now \$1,284 \.50 Amount \$10 – \$5,000 .* Withdraw to .* Cash \$1,284 \.50 Pending \$0 \.00 Bonus/,
    );
    expect(html.match(/type="submit"/g)).toHaveLength(1);
  });

  test('has its accounts and no limits where the back end names accounts alone', () => {
    const html = form({ kinds: [], balance: null, turnover: null, rules: null });
    expect(html).toContain('type="submit"');
    expect(plain(html)).not.toMatch(/\$[\d,]+ – /);
  });

  test('has one way to add an account, whose page leads to those of other kinds', () => {
    const html = form({ kinds: [...kinds, { kind: 'pix', issuers: [] }] as WithdrawInfo['kinds'] });
    expect(html.match(/securityCenter\/addBankCard/g)).toHaveLength(1);
    expect(plain(html)).toContain('Add an account');
  });

  test('leads from its bar to the transactions, and keeps a line for the balance', () => {
    for (const html of [form(), renderHtml(<Skeleton />)]) {
      expect(html).toMatch(/<header.*<h1>Withdraw<\/h1><p>\u00a0<\/p>.*aria-label="Transactions".*<\/header>/);
      expect(html).toContain('href="/m/history?period=all"');
    }
  });

  test('an identity check that larger amounts need is named before the form is sent, with the way there', () => {
    const check = (status: 'none' | 'waiting' | 'approved') => form({ identityCheck: { from: '50000', status } });
    expect(plain(check('none'))).toContain('From $500 on we check your identity first.');
    expect(check('none')).toContain('/m/securityCenter/identityCheck');
    expect(plain(check('waiting'))).toContain('Until then, withdraw less than $500.');
    expect(check('approved')).not.toContain('identityCheck');
  });

  test('the newest account that is ready is chosen, and one that is not says from when it is', () => {
    const cooling = { ...account, id: 'new', usableFrom: '2026-11-21T14:05:00.000Z' };
    const html = form({ accounts: [cooling, account] });
    expect(plain(html)).toMatch(/Ready at 14:05/);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="new"|<input[^>]*value="new"[^>]*disabled=""/);
    expect(html).toMatch(new RegExp(`checked="" value="${account.id}"|value="${account.id}" checked=""`));
  });

  test('says what the withdrawal is before it is made, with the sum on the button', () => {
    const html = plain(form({}, withDraft({ account: account.id, typed: '50', key: 'k1' })));
    expect(html).toContain('You get $50 .00 To Demo Bank •••• 4242 Decision Usually within 1 hour');
    expect(html).toMatch(/Withdraw \$50 \.00 $/);
  });

  test('stakes that are missing are named with a bar, and there is no form', () => {
    const html = form({
      balance: { ...balance, withdrawable: '0' } as WithdrawInfo['balance'],
      turnover: { required: '5000', done: '3800' },
    });
    expect(plain(html)).toContain('Stake $12 more before you withdraw');
    expect(html).toMatch(/<progress[^>]*value="76"/);
    expect(html).not.toContain('type="submit"');
  });

  test('a bonus that runs says how much is to be staked until when, what counts, and cash may leave all the same', () => {
    const html = form({ bonus });
    expect(plain(html)).toContain(
      'Bonus can’t be withdrawn $25 .00 Stake $85 more, and your bonus of $25 becomes cash A settled bet counts with what it won or lost, up to its stake. Until 12:00.',
    );
    expect(html).toMatch(/<progress[^>]*value="32"/);
    expect(html).toContain('type="submit"');
  });

  test('too little says from which sum on withdrawals start', () => {
    const html = form({ balance: { ...balance, withdrawable: '999' } as WithdrawInfo['balance'] });
    expect(plain(html)).toContain('Withdrawals start at $10.');
    expect(html).not.toContain('type="submit"');
  });

  test('without an account it leads to the pages that add one, and back', () => {
    const html = form({ accounts: [], kinds: [...kinds, { kind: 'pix', issuers: [] }] as WithdrawInfo['kinds'] });
    expect(html).toContain('href="/m/securityCenter/addBankCard?backUrl=%2Fm%2Fwithdraw"');
    expect(html).toContain('href="/m/securityCenter/addBankCardPix?backUrl=%2Fm%2Fwithdraw"');
    expect(html).not.toContain('type="submit"');
  });

  test('goes on checking a withdrawal that was sent before a refresh', () => {
    const draft = { account: account.id, typed: '50', amount: '5000', key: 'k1', sent: '1' };
    const html = form({}, withDraft(draft));
    expect(plain(html)).toContain('Checking $50 .00 We didn’t get an answer yet');
    expect(html).not.toContain('type="submit"');
    expect(html).toContain('Talk to us');
  });

  test('an operator that pays nothing out says so, and names a way on', () => {
    const html = form(null);
    expect(html).toContain('No withdrawals here yet');
    expect(html).toContain('Talk to us');
  });

  test('the skeleton names no money', () => {
    expect(renderHtml(<Skeleton />)).not.toMatch(/\$|•••/);
  });
});

test('the last withdrawals lead to their views, each with its state', () => {
  const html = renderHtml(
    <LastWithdrawals withdrawals={[withdrawal, { ...withdrawal, orderId: 'o2', status: 'paid' }]} />,
  );
  expect(html).toContain(`href="/m/withdraw?id=${withdrawal.orderId}"`);
  expect(plain(html)).toMatch(/On hold · 11:59 \$20 \.00 .*Sent · 11:59/);
});

test('while the site is closed the balance and the withdrawals stand without a form, and a word on when money may leave', () => {
  const page = renderHtml(<Screen data={{ page: 'closed', withdrawals: [withdrawal] }} query={{}} />);
  expect(page).toContain('<h1>Withdraw</h1>');
  const html = renderHtml(<ClosedMoney withdrawals={[withdrawal]} />);
  expect(plain(html)).toMatch(
    /Total balance .*You can withdraw again once the site is open\. .*On hold · 11:59 \$20 \.00/,
  );
  expect(html).not.toContain('<form');
  expect(plain(renderHtml(<ClosedMoney withdrawals={[]} />))).not.toContain('Last withdrawals');
});

describe('the view of a withdrawal', () => {
  test.each([
    ['waiting', 'Being checked', 'Expected by 12:59'],
    ['onHold', 'On hold', 'Please send us a bank statement.'],
    ['paid', 'Sent', 'Sent to Demo Bank •••• 6789'],
    ['refused', 'Refused', 'The money is back in your balance.'],
    ['cancelled', 'Cancelled', 'The money is back in your balance.'],
  ] as const)('%s: says how it stands, the sum, and what is next', (status, state, next) => {
    const html = plain(view({ status }));
    for (const text of [state, '$20 .00', next, 'Talk to us']) expect(html).toContain(text);
  });

  test.each([
    ['onHold', 'Why it’s on hold'],
    ['refused', 'Why it was refused'],
  ] as const)('%s: the operator’s reason stands below', (status, title) => {
    expect(plain(view({ status }))).toContain(`${title} Please send us a bank statement.`);
    expect(plain(view({ status, reason: null }))).not.toContain(title);
  });

  test('takes longer than usual once the time has passed', () => {
    const html = plain(view({ status: 'waiting', expectedBy: '2026-11-21T11:59:59.000Z' }));
    expect(html).toContain('longer than usual');
    expect(html).not.toContain('Expected by');
  });

  test('has the whole reference for support, in groups, with a button that copies it', () => {
    const html = view();
    expect(plain(html)).toContain(`Order reference ${withdrawal.orderId.match(/.{1,4}/g)?.join(' ')}`);
    expect(html).toContain('aria-label="Copy: Order reference"');
  });

  test('one sentence tells screen readers the state', () => {
    expect(view({ status: 'refused' }).match(/role="status"/g)).toHaveLength(1);
    expect(view({ status: 'paid' })).toMatch(/role="status"[^>]*>\$20\.00 was sent to/);
  });

  test('offers to take it back only where the platform says so', () => {
    expect(view({ status: 'waiting', canCancel: true })).toContain('Cancel this withdrawal');
    expect(view({ status: 'waiting', canCancel: false })).not.toContain('Cancel this withdrawal');
  });

  test('an unknown one has ways on', () => {
    const html = renderHtml(<Screen data={{ page: 'withdrawal', withdrawal: null }} query={{ id: 'x' }} />);
    expect(html).toContain('We don’t have this withdrawal');
    expect(html).toContain('href="/m/withdraw"');
  });

  test('money that leaves is no winning: it has no gold', () => {
    expect(view({ status: 'paid' })).not.toMatch(/gold/);
  });
});
