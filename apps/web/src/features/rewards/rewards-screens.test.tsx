import { languageCodes, languages } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { formatCount } from '@foyer/contract/numbers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSparseBackend } from '../../shell/http/fake-sparse-backend.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';
import { Screen as BenefitsScreen, Skeleton as BenefitsSkeleton } from './benefits-screen.tsx';
import { Screen as BoardScreen, Skeleton as BoardSkeleton } from './leader-board-screen.tsx';
import { Screen as MarketScreen, Skeleton as MarketSkeleton } from './market-screen.tsx';
import { Screen as RewardsScreen, Skeleton as RewardsSkeleton } from './reward-center-screen.tsx';
import { loadBenefits, loadBoard, loadMarket, loadRewardCenter } from './rewards.data.ts';

const settings = examples['system.settings'].output;
const rewards = examples['promotion.rewards'].output;
const market = examples['promotion.mall'].output;
const board = examples['promotion.leaderBoard'].output;
const benefits = examples['promotion.benefits'].output;
const [mission] = rewards.missions;
if (!mission) throw new Error('The example has no mission.');

const center = (changes: Partial<typeof rewards> = {}): string =>
  renderHtml(<RewardsScreen data={{ ...rewards, ...changes }} query={{}} />);

test('the reward centre shows points, the level, the bonus with its games, and each mission', () => {
  const html = center();
  for (const text of ['1,240', 'On the way to Pearl', '$25.00 of $50.00 counted', 'Rapid 5', 'Give up the bonus'])
    expect(html).toContain(text);
  for (const text of ['Three bets today', '2 of 3', '50 points', 'Bets count when their draw has happened.', 'Running'])
    expect(html).toContain(text);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/\sstyle=|rewards\./);
});

test('a mission that is reached has a button, and one that was collected or is over has none', () => {
  expect(center({ missions: [{ ...mission, state: 'claim' }] })).toContain('aria-label="Collect: Three bets today"');
  for (const state of ['running', 'claimed', 'ended'] as const)
    expect(center({ missions: [{ ...mission, state }] })).not.toContain('aria-label="Collect');
});

test('a reward that is a bonus says what has to be staked, and what of it counts', () => {
  const reward = { kind: 'bonus', amount: '500', turnover: 5, days: 7 } as const;
  const html = center({ missions: [{ ...mission, reward }] });
  expect(html).toContain('$5 bonus');
  expect(html).toContain(
    'Stake $25 within 7 days, and the bonus becomes cash. A settled bet counts with what it won or lost, up to its stake.',
  );
});

test('an empty reward centre says what will be there', () => {
  expect(center({ missions: [], bonus: null, rank: null })).toContain('No missions right now');
});

test.each(languageCodes)('points in %s are written as the sentences beside them count', (language) => {
  // Its data is another one in an older browser.
  const slow = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => slow.mockRestore());
  const count = 1_234_567;
  const html = renderHtml(<MarketScreen data={{ ...market, points: String(count) }} query={{}} />, {
    state: { language },
  });
  expect(html).toContain(formatCount(count, languages[language].tag));
  expect(slow).not.toHaveBeenCalled();
});

test('the market sells only what the points are enough for', () => {
  const html = (points: string) => renderHtml(<MarketScreen data={{ ...market, points }} query={{}} />);
  expect(html('500')).not.toContain('disabled');
  expect(html('499')).toContain('disabled');
  expect(html('499')).toContain('1 more point');
  expect(html('500')).toContain('+');
});

test('the board has the first three, the prizes, the own place and a clock', () => {
  const html = renderHtml(<BoardScreen data={board} query={{}} />);
  for (const text of ['#12', 'he•••', '$2,500', '5000 points', 'This week’s leaders', 'Ends in'])
    expect(html.replace('5,000 points', '5000 points')).toContain(text);
  expect(renderHtml(<BoardScreen data={{ ...board, items: [], own: null }} query={{}} />)).toContain('No place yet');
});

test('benefits show the own level, what is missing for the next one, and all levels', () => {
  const html = renderHtml(<BenefitsScreen data={benefits} query={{}} />);
  for (const text of ['No level yet', '$25 to stake · 5 bets to go', 'Pearl', 'A gift of points'])
    expect(html).toContain(text);
  expect(renderHtml(<BenefitsScreen data={{ levels: [], rank: null }} query={{}} />)).toContain('No levels right now');
});

test('SW-02 an operator without a reward centre has none of its pages, and says where offers are', async () => {
  const load = (async () => fakeFailure({ status: 404 })) as never;
  for (const from of [loadMarket, loadBoard]) expect(await from(load)).toEqual({ ok: true, value: null });
  expect(await loadRewardCenter(load)).toEqual({ ok: true, value: { rank: null } });
  const pages = [
    <RewardsScreen key="rewards" data={{ rank: null }} query={{}} />,
    <MarketScreen key="market" data={null} query={{}} />,
    <BoardScreen key="board" data={null} query={{}} />,
  ];
  for (const page of pages) expect(renderHtml(page)).toContain('Rewards aren’t open here');
});

const clubLabel = { labelName: 'Jade', labelId: 'jade', type: 'AUTO', rankLevel: 4 } as const;
const label = (change: object) => ({ id: 7, userName: 'jo', clubLabel: { ...clubLabel, ...change } });

/** What pages load of a back end that answers only the specification. */
const sparse = (changed: Parameters<typeof fakeSparseBackend>[1] = {}): Load => {
  const { transport } = fakeSparseBackend(settings, changed);
  return ((name: 'member.info', input: object) => transport.send(name, input, { alert: false })) as Load;
};
const loaded = <T,>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.errorCode);
  return outcome.value;
};
const benefitsOf = async (load: Load) =>
  renderHtml(<BenefitsScreen data={loaded(await loadBenefits(load))} query={{}} />);

test('PR-01 a back end with the specification’s call alone shows the own level and the way to the next', async () => {
  const html = await benefitsOf(sparse({ 'member.info': label({}) }));
  for (const text of ['Jade', 'On the way to vip4', '1 of 2 conditions met']) expect(html).toContain(text);
  expect(html).not.toContain('No levels right now');
  expect(html).not.toContain('highest level');
});

test.each([
  ['a group of the operator’s own', { type: 'MANUAL', labelName: 'Watched' }, 'No level yet', 'Watched'],
  ['the highest level', {}, 'You’ve reached the highest level', 'On the way'],
])('PR-01 a member of %s sees what is theirs', async (_, change, shown, hidden) => {
  const highest = { labelId: null, currentProgress: 100 };
  const rank = { completedConditions: 1, totalExpectedConditions: 2, currentProgress: 50, playerRankProgress: [] };
  const html = await benefitsOf(
    sparse({
      'member.info': label(change),
      'relay.playerRankProgress': 'type' in change ? { ...rank, labelId: 'vip4' } : highest,
    }),
  );
  expect(html).toContain(shown);
  expect(html).not.toContain(hidden);
});

test('PR-01 an answer that names no level, and a member without one, is told that there are none', async () => {
  const html = await benefitsOf(sparse({ 'member.info': { id: 7, userName: 'jo' }, 'relay.playerRankProgress': {} }));
  expect(html).toContain('No levels right now');
});

test('PR-01 SW-02 the reward centre of such a back end has the way to the next level, where REWCEN3 is on', async () => {
  const data = loaded(await loadRewardCenter(sparse()));
  const html = (isOn: boolean) =>
    renderHtml(<RewardsScreen data={data} query={{}} />, {
      state: { settings: { ...settings, whitelabel: {}, whitelabelVal: isOn ? { REWCEN3: true } : {} } },
    });
  expect(html(true)).toContain('On the way to vip4');
  expect(html(false)).not.toContain('On the way to vip4');
});

test('an answer that is lost is a failure of the page, and no page without levels', async () => {
  const load = (async (name: string) =>
    fakeFailure(name.startsWith('promotion.') ? { status: 404 } : { kind: 'network', status: 0 })) as never;
  expect([(await loadBenefits(load)).ok, (await loadRewardCenter(load)).ok]).toEqual([false, false]);
});

test('each page has the shape of its cards while it loads', () => {
  for (const Skeleton of [RewardsSkeleton, MarketSkeleton, BoardSkeleton, BenefitsSkeleton])
    expect(renderHtml(<Skeleton />)).toContain('aria-busy="true"');
});
