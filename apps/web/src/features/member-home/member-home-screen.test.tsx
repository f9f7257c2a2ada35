import type { Balance } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { type FakePage, renderHtml } from '../../kit/fake-page.tsx';
import { lineLooks } from '../../kit/wallet/ledger-line.rules.ts';
import type { Send } from '../../shell/http/outcome.ts';
import { routes } from '../../shell/navigation/routes.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { BALANCE_HIDDEN } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { useOtherMoney } from './balance-hero.tsx';
import { loadMemberHome, type MemberHomeData } from './member-home.data.ts';
import { Screen, Skeleton } from './member-home-screen.tsx';

const info = { ...examples['member.info'].output, userName: 'demo', clubLabel: null, firstTimeLogin: false };
const line = examples['wallet.transactions'].output.items[0];
if (!line) throw new Error('The example has no line.');
const ledger = { entries: [line] };
const overview = examples['security.overview'].output;
const page = (change: Partial<MemberHomeData> = {}, rest: FakePage = {}): string =>
  renderHtml(<Screen data={{ info, ledger, canAddStep: false, ...change } as MemberHomeData} query={{}} />, {
    ...rest,
    state: { route: 'memberHome', ...rest.state },
  });

describe('the member page', () => {
  test('RT-10 the member page shows the member, the balance, the ledger and the settings', () => {
    const html = page();
    for (const text of ['demo', 'Total balance', 'Rapid 5', 'Change password', 'Log out']) expect(html).toContain(text);
    for (const href of [
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/news',
      '/m/help',
      '/m/help?id=play-safely',
      '/m/changePsw',
      '/m/history',
      '/m/member/bets',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).not.toMatch(/\sstyle=/);
  });

  test.each([
    [
      'the club label',
      { clubLabel: { labelName: 'VIP 4 · Jade', labelId: '4', type: 'AUTO', rankLevel: 4 } },
      'VIP 4 · Jade',
    ],
    ['that they are an agent', { type: 1 }, 'Agent'],
    ['the date of registration', { regDate: '2026-11-21T12:00:00.000Z' }, 'Member since Nov 2026'],
  ])('names %s', (_, change, text) => {
    expect(page({ info: { ...info, ...change } as MemberHomeData['info'] })).toContain(text);
  });

  test('counts the bets that wait for their draw, over the sign and in the name of the link', () => {
    expect(page({ info: { ...info, openBets: 2 } as MemberHomeData['info'] })).toMatch(
      /<a[^>]*aria-label="My bets, 2 open bets"[^>]*>.*?<b[^>]*aria-hidden="true">2<\/b>.*?My bets<\/a>/,
    );
    expect(page({ info: { ...info, openBets: 0 } as MemberHomeData['info'] })).not.toContain('open bet');
  });

  test('shows the picture that the member chose, as a button that changes it', () => {
    expect(page()).toMatch(/<button[^>]*aria-label="Change your picture"[^>]*aria-expanded="false"[^>]*><img/);
    const chosen = page({ info: { ...info, profileIcon: 2 } as MemberHomeData['info'] });
    expect(chosen).toMatch(/aria-label="Change your picture"[^>]*><svg/);
  });

  test('the bell says how many messages are unread', () => {
    const html = page({ info: { ...info, unread: 3 } as MemberHomeData['info'] });
    expect(html).toMatch(/<header.*aria-label="3 new messages".*<\/header>/);
  });

  test.each<[string, Partial<Balance>, boolean, string]>([
    ['the bonus and what is held', { bonus: '20000', held: '5000' }, false, 'Bonus $200.00 · Pending $50.00'],
    ['them also where they are empty', { bonus: '0', held: '0' }, false, 'Bonus $0.00 · Pending $0.00'],
    ['the one that a back end gives', { held: '5000' }, false, 'Pending $50.00'],
    ['an empty line while the balance is hidden', { bonus: '20000', held: '5000' }, true, '\u00a0'],
    ['nothing where a back end does not say', {}, false, ''],
  ])('shows under the balance %s', (_, other, isHidden, line) => {
    const balance = { amount: '128450', bonus: null, held: null, currency: 'USD', ...other } as Balance;
    const Line = () => <p>{useOtherMoney({ balance, isHidden })}</p>;
    expect(renderHtml(<Line />)).toBe(`<p>${line}</p>`);
  });

  test('keeps a hidden balance hidden, and its button says what it does', () => {
    const store = createStore(fakeStorage());
    store.write(BALANCE_HIDDEN, '1');
    const html = page({}, { shell: { store } });
    expect(html).toContain('aria-label="Show the balance"');
    expect(html).toContain('••••••');
    expect(page()).toContain('aria-label="Hide the balance"');
  });

  test('leads to no page that is not built', () => {
    const later = ['rewardCenter', 'benefits'] as const;
    for (const route of later) expect(page()).not.toContain(`href="${routes[route].paths[0]}"`);
  });

  test('says the title of a line once', () => {
    const same = { ...line, type: 'demoCredit', subject: 'Demo money' } as const;
    expect(page({ ledger: { entries: [same] } }).match(/Demo money/g)).toHaveLength(1);
  });

  test('leaves the balance on top when it greets', () => {
    const html = page({ info: { ...info, firstTimeLogin: true } });
    expect(html.indexOf('Total balance')).toBeLessThan(html.indexOf('Welcome, demo'));
  });

  test('greets a member once, at the first visit', () => {
    expect(page()).not.toContain('Welcome, demo');
    expect(page({ info: { ...info, firstTimeLogin: true } })).toContain('Welcome, demo');
  });

  test('DF-03 CH-03 offers customer service by the member’s label, and no row without services', () => {
    const settings = examples['system.settings'].output;
    const [service] = settings.customerService;
    const vip = service ? [service, { ...service, title: 'VIP desk', labelIds: ['4'] }] : [];
    const offered = (customerService: typeof vip, labelId = '9') =>
      page(
        { info: { ...info, clubLabel: { labelName: 'Jade', labelId, type: 'AUTO', rankLevel: 4 } } },
        { state: { settings: { ...settings, customerService } } },
      );
    expect(offered(vip)).toMatch(/href="https:\/\/help\.example\.com\/chat" target="_blank" rel="noopener noreferrer"/);
    expect(offered(vip, '4')).toContain('Customer service');
    expect(offered(vip, '4')).not.toContain('help.example.com');
    expect(offered([])).not.toContain('Customer service');
  });

  test('explains an empty ledger and links to the draws', () => {
    const html = page({ ledger: { entries: [] } });
    expect(html).toContain('Nothing here yet');
    expect(html).toContain('href="/m/game?lane=lottery"');
  });

  test('shows the last five lines and leads to all of them', () => {
    const many = { entries: Array.from({ length: 9 }, (_, n) => ({ ...line, id: `${n}`, subject: `Draw ${n}` })) };
    const html = page({ ledger: many });
    expect(html).toContain('Draw 4');
    expect(html).not.toContain('Draw 5');
    expect(html).toMatch(/<a[^>]*href="\/m\/history\?period=all"[^>]*>All transactions</);
  });

  test('shows without details or ledger, with a reference for the missing data', () => {
    const html = page({ info: null, ledger: { reference: 'AB12CD34' } });
    expect(html).toContain('Reference AB12CD34');
    expect(html).toContain('Log out');
  });

  test('every kind of line has its text and its sign', () => {
    for (const type of Object.keys(lineLooks) as (keyof typeof lineLooks)[]) {
      const html = page({ ledger: { entries: [{ ...line, type, subject: '', amount: '500' }] } });
      expect(html).toContain('+\u00a0$5');
    }
  });

  test('leads a member without a second step to where one is added', () => {
    expect(page()).not.toContain('Add a second step');
    const html = page({ canAddStep: true });
    expect(html.indexOf('Add a second step')).toBeLessThan(html.indexOf('Recent'));
    expect(html.match(/href="\/m\/securityCenter"/g)).toHaveLength(2);
  });

  test.each([
    ['none is on', { policy: 'optional', on: false }, true],
    ['one is on', { policy: 'optional', on: true }, false],
    ['the operator has none', { policy: 'off', on: false }, false],
  ])('knows whether a second step can be added: %s', async (_, { policy, on }, canAddStep) => {
    const methods = overview.methods.map((method) => ({ ...method, on }));
    const send = (async (name: string) => ({
      ok: true,
      value: name === 'security.overview' ? { ...overview, policy, methods } : { items: [], nextCursor: null },
    })) as unknown as Send;
    expect(await loadMemberHome(send)).toMatchObject({ value: { canAddStep } });
  });

  test('loads details and ledger in parallel, and one of them may fail', async () => {
    const send = (async (name: string) =>
      name !== 'wallet.transactions'
        ? { ok: false, reference: 'X' }
        : { ok: true, value: examples['wallet.transactions'].output }) as unknown as Send;
    expect(await loadMemberHome(send)).toMatchObject({
      ok: true,
      value: { info: null, ledger: { entries: [{}] }, canAddStep: false },
    });
  });

  test('shows a skeleton of the page while loading', () => {
    expect(renderHtml(<Skeleton />, { state: { route: 'memberHome' } })).toContain('aria-busy="true"');
  });
});
