// Mutants of missions, points, levels, the leader board and the buttons under promotions.
import type { Mutant } from '../mutant.ts';

const rewards = 'apps/platform/src/modules/promotion/rewards';
const story = `${rewards}/rewards.http.test.ts`;
const kit = 'apps/web/src/kit/rewards';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'SW-02 without REWCEN3 there is no reward centre',
    file: `${rewards}/module.ts`,
    find: "if (!isOn(merchant, 'rewardCenter')) throw",
    replace: "if (!isOn(merchant, 'googleLogin')) throw",
    killedBy: story,
    title: 'SW-02',
  },
  {
    breaks: 'SW-02 without REWCEN3 playing makes no points',
    file: `${rewards}/accrual.service.ts`,
    find: "isOn(merchant, 'rewardCenter') ? earnedBy(amount, play.stakes, stakesPerPoint) : 0n",
    replace: 'earnedBy(amount, play.stakes, stakesPerPoint)',
    killedBy: story,
    title: 'SW-02',
  },
  {
    breaks: 'SW-02 without REWCEN3 no row leads to rewards',
    file: `${kit}/rewards-switch.ts`,
    find: 'session !== null && readSettings(settings).on.rewardCenter',
    replace: 'session !== null',
    killedBy: 'e2e/rewards.spec.ts',
    title: 'without REWCEN3',
  },
  {
    breaks: 'a mission is collected once',
    file: `${rewards}/missions.service.ts`,
    find: "if (!(await addClaim(tx, { ...owner, ...claim }))) throw new Refusal('promotion.claimed');",
    replace: 'await addClaim(tx, { ...owner, ...claim });',
    killedBy: story,
    title: 'pays cash into the balance',
  },
  {
    breaks: 'a mission that is not reached is not paid',
    file: `${rewards}/missions.service.ts`,
    find: "if (state === 'running') throw new Refusal('promotion.unfinished');",
    replace: '',
    killedBy: story,
    title: 'fills with settled bets',
  },
  {
    breaks: 'a mission is not paid after its end',
    file: `${rewards}/missions.service.ts`,
    find: "if (state === 'ended') throw new Refusal('promotion.ended');",
    replace: '',
    killedBy: story,
    title: 'after its end',
  },
  {
    breaks: 'a mission is for the members that the operator names',
    file: `${rewards}/missions.service.ts`,
    find: '!mayTakePart(member, at) || !isFor(mission, member)',
    replace: '!mayTakePart(member, at)',
    killedBy: story,
    title: 'after its end',
  },
  {
    breaks: 'a stake that comes back counts for nothing',
    file: 'apps/platform/src/modules/play/lottery/draw.service.ts',
    find: 'if (!isRefunded) await hooks',
    replace: 'await hooks',
    killedBy: story,
    title: 'comes back',
  },
  {
    breaks: 'points are spent only where there are enough',
    file: 'apps/platform/src/modules/promotion/points/point-store.ts',
    find: ` and balance >= \${amount}::bigint returning 1`,
    replace: ' returning 1',
    killedBy: story,
    title: 'sells for points',
  },
  {
    breaks: 'a member gives up the own bonus alone',
    file: 'apps/platform/src/modules/money/bonus/bonus-store.ts',
    find: `and member_id = \${memberId} and status = 'open' for update`,
    replace: `and \${memberId}::text <> '' and status = 'open' for update`,
    killedBy: story,
    title: 'given up once',
  },
  {
    breaks: 'prizes wait for the end of the week',
    file: `${rewards}/board.service.ts`,
    find: 'const PRIZES_AFTER_MS = 5 * 60_000;',
    replace: 'const PRIZES_AFTER_MS = 0;',
    killedBy: story,
    title: 'pays its prizes once',
  },
  {
    breaks: 'a label that people of the operator gave stays',
    file: `${rewards}/levels.rules.ts`,
    find: "if (label !== null && labelOf(club, label)?.type !== 'AUTO') return [];",
    replace: '',
    killedBy: `${rewards}/levels.test.ts`,
  },
  {
    breaks: 'PR-02 a member is not asked to join',
    file: `${kit}/promotion-buttons.rules.ts`,
    find: 'register: !isLoggedIn,',
    replace: 'register: true,',
    killedBy: `${kit}/promotion-buttons.test.ts`,
  },
  {
    breaks: 'PR-02 member benefits are for visitors and members with VIP benefits',
    file: `${kit}/promotion-buttons.rules.ts`,
    find: 'benefits: !isLoggedIn || hasVipBenefits,',
    replace: 'benefits: true,',
    killedBy: `${kit}/promotion-buttons.test.ts`,
  },
];
