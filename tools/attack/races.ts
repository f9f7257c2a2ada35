// Many at once: money, single-use codes and guesses must hold when the same request comes in parallel.
import { demoMember } from '@foyer/contract/demo';
import { type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { type Answer, brief } from './client.ts';
import { launchCode, openGameSession, openIssue } from './game-session.ts';
import { startTestPostgres } from './postgres.ts';
import type { Attack, Suite } from './suite.ts';

const BETS = 400;
const STAKE = 1000;
const REPEATS = 30;
const GUESSES = 40;
/** Tries that a challenge of the second factor and a code by SMS have. */
const TRIES = 5;
const MANY = '1000000';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const succeeded = (answers: readonly Answer[]): Answer[] => answers.filter(({ form }) => form?.success);

async function balanceOf(caller: Caller, token: string): Promise<number> {
  const { form } = await caller.call('wallet.balance', {}, { token });
  return Number((form?.value as { amount?: string } | undefined)?.amount ?? Number.NaN);
}

interface Player {
  readonly caller: Caller;
  readonly token: string;
  readonly game: string;
  readonly issue: string;
}

const betOf = ({ issue }: Player, side: string) => ({
  game: 'rapid5',
  issue,
  lines: [{ betType: 'parity', side }],
  stake: String(STAKE),
});

/** More bets than the balance covers: what is missing afterwards is exactly what was placed. */
async function raceBets(attack: Attack, player: Player): Promise<void> {
  const { caller, token, game } = player;
  const before = await balanceOf(caller, token);
  const answers = await times(BETS, () => caller.call('games.bet', betOf(player, 'odd'), { token: game }));
  attack.sent(BETS);
  const placed = succeeded(answers).length;
  const after = await balanceOf(caller, token);
  const sum = `${placed} of ${BETS} bets of ${STAKE} placed, balance ${before} → ${after}`;
  attack.note(sum);
  if (after !== before - placed * STAKE)
    attack.finding('parallel bets and the balance do not add up', `${BETS} games.bet at once`, sum);
  if (after < 0) attack.finding('parallel bets make a balance negative', `${BETS} games.bet at once`, sum);
  if (placed !== Math.min(BETS, Math.floor(before / STAKE)))
    attack.finding(
      'parallel bets that the balance covers are refused',
      `${BETS} games.bet at once`,
      `${sum}; ${answers.find(({ form }) => !form?.success)?.text.slice(0, 200)}`,
    );
}

/** One key: one receipt, and no second body under it. */
async function raceKey(attack: Attack, player: Player): Promise<void> {
  const { caller, token, game } = player;
  const before = await balanceOf(caller, token);
  const options = { token: game, idempotencyKey: `race-${attack.random.text(12)}` };
  const answers = await times(REPEATS, (at) =>
    caller.call('games.bet', betOf(player, at % 3 === 2 ? 'even' : 'odd'), options),
  );
  attack.sent(REPEATS);
  const receipts = new Set(succeeded(answers).map(({ text }) => /"receipt":"([^"]+)"/.exec(text)?.[1]));
  const lost = before - (await balanceOf(caller, token));
  const outcome = `${receipts.size} receipts, ${lost} taken, answers ${[...new Set(answers.map(({ status }) => status))].join(', ')}`;
  if (receipts.size !== 1 || lost !== STAKE)
    attack.finding(
      'one Idempotency-Key in parallel does not book once',
      `${REPEATS} games.bet with the key ${options.idempotencyKey}`,
      outcome,
    );
}

/** Codes that open a session once. */
async function raceCodes(attack: Attack, { caller, token }: Player): Promise<void> {
  const handoff = await caller.call('session.handoffCode', {}, { token });
  const { code = '' } = (handoff.form?.value ?? {}) as { code?: string };
  const launch = await launchCode(caller, token);
  const takes = [
    { name: 'a hand-off code', answers: await times(REPEATS, () => caller.call('session.handoff', { code })) },
    { name: 'a launch code', answers: await times(REPEATS, () => caller.call('games.enter', { code: launch })) },
  ];
  attack.sent(2 * REPEATS);
  for (const { name, answers } of takes) {
    const opened = succeeded(answers).length;
    if (opened !== 1)
      attack.finding(
        `${name} opens ${opened} sessions`,
        `taken ${REPEATS} times at once`,
        brief(answers[0] ?? { status: 0, text: '' }),
      );
  }
}

/** Guesses of a second factor: no more are checked than a challenge has tries, and none afterwards. */
async function raceSecondFactor(attack: Attack, caller: Caller): Promise<void> {
  const username = 'demo2fa';
  const answer = await caller.call('session.login', { type: 'username', username, password: demoMember.password });
  const { challenge } = (answer.form?.value ?? {}) as { challenge?: string };
  if (!challenge) throw new Error(`No second factor is asked for: ${brief(answer)}`);
  const guesses = await times(GUESSES, (at) =>
    caller.call('session.verify', { username, password: '', method: 'G', authCode: String(100_000 + at), challenge }),
  );
  attack.sent(GUESSES);
  const checked = guesses.filter(({ form }) => form?.errorCode === 'verification.invalid').length;
  attack.note(`${checked} of ${GUESSES} parallel guesses of a second factor were checked`);
  if (checked > TRIES)
    attack.finding(
      'a challenge has more tries in parallel',
      `${GUESSES} session.verify at once`,
      `${checked} guesses were checked`,
    );
}

/** Guesses of a code by SMS. */
async function raceSmsCode(attack: Attack, caller: Caller): Promise<void> {
  const number = { countryDialingCode: '63', mobileNum: `905${1_000_000 + attack.random.number(8_999_999)}` };
  const sent = await caller.call('sms.noLogin', { ...number, action: 'register' });
  if (!sent.form?.success) throw new Error(`No code is sent: ${brief(sent)}`);
  const form = {
    registerMethod: 'H5',
    login: true,
    termsVersion: '2026-11',
    ofAge: true,
    password: 'river stone 41 lantern',
  };
  const guesses = await times(GUESSES, (at) =>
    caller.call('member.registerMobile', { ...number, ...form, verificationCode: String(100_000 + at * 7) }),
  );
  attack.sent(GUESSES);
  if (succeeded(guesses).length > 0)
    attack.finding('a guessed code registers a member', `${GUESSES} guesses at once`, 'a session');
  const busy = guesses.filter(({ status }) => status >= 500);
  for (const { status, text } of busy)
    attack.finding(
      'guesses in parallel give a 5xx',
      `${GUESSES} member.registerMobile at once`,
      brief({ status, text }),
    );
}

async function run(attack: Attack): Promise<void> {
  const database = await startTestPostgres(attack);
  const limits = {
    LOGIN_LIMIT_ACCOUNT: MANY,
    LOGIN_LIMIT_IP: MANY,
    REGISTER_LIMIT_IP: MANY,
    VERIFY_LIMIT_ACCOUNT: '1000',
  };
  const env = { ...limits, DEMO: '1', DEMO_DRAW_SECONDS: '3600', ...(database && { DATABASE_URL: database }) };
  if (!database) attack.note('PostgreSQL is not installed: raced on the embedded database');
  const { port } = await attack.start({ env, change: withoutCaptcha });
  const caller = await createCaller({ port, operator: 'aurora' });
  const token = await caller.logIn();
  const player = {
    caller,
    token,
    game: await openGameSession(caller, token),
    issue: await openIssue(caller, 'rapid5'),
  };
  await raceKey(attack, player);
  await raceBets(attack, player);
  await raceCodes(attack, player);
  await raceSecondFactor(attack, caller);
  await raceSmsCode(attack, caller);
}

export const races: Suite = {
  name: 'races',
  tries: 'parallel bets, repeated keys, single-use codes and guesses',
  run,
};
