// Attacks timing: known and unknown accounts must take the same time.
import { demoMember } from '@foyer/contract/demo';
import postgres from 'postgres';
import { areaUnderCurve } from './area-under-curve.ts';
import { type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { type Answer, brief } from './client.ts';
import { startTestPostgres } from './postgres.ts';
import type { Attack, Suite } from './suite.ts';

/** 3,240 log-ins show a difference of a few percent; the quick run shows what an attacker would use. */
const LOGINS = { full: 3_240, quick: 400 } as const;
const SENDS = { full: 1_000, quick: 400 } as const;
/** Each takes a third of a second. */
const RECOVERIES = { full: 400, quick: 120 } as const;
const WARM_UP = 20;
/**
 * Most that the area may differ from one half. With few tries chance alone may bring more, of which four standard
 * errors are allowed.
 */
const MARGIN = 0.1;
const ERRORS = 4;
const MANY = '1000000';

type Kind = 'known' | 'unknown';

/** A call to compare for a person with an account and for one without. */
interface Question {
  readonly what: string;
  readonly tries: Readonly<Record<'full' | 'quick', number>>;
  readonly ask: (kind: Kind, round: number) => Promise<Answer>;
  /** Null: it is answered as it should be. */
  readonly isRight: (answer: Answer) => boolean;
  /** Undoes what one try leaves behind. */
  readonly reset?: () => Promise<unknown>;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The standard error of the area, for two kinds that are alike and have as many tries each. */
const errorOf = (tries: number): number => Math.sqrt((tries + 1) / (3 * tries * tries));

async function measure(attack: Attack, { what, tries, ask, isRight, reset }: Question): Promise<void> {
  const count = attack.full ? tries.full : tries.quick;
  const taken: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let round = 0; round < count + WARM_UP; round++) {
    // In pairs of random order: what else runs on the machine meets both kinds alike.
    const kind: Kind =
      round % 2 === 0
        ? attack.random.pick(['known', 'unknown'] as const)
        : taken.known.length > taken.unknown.length
          ? 'unknown'
          : 'known';
    const answer = await ask(kind, round);
    attack.sent();
    if (!isRight(answer))
      attack.finding(`${what} is answered in another way`, `${what}, ${kind}, turn ${round}`, brief(answer));
    if (round >= WARM_UP) taken[kind].push(answer.milliseconds);
    await reset?.();
  }
  const area = areaUnderCurve(taken.known, taken.unknown);
  const medians = [taken.known, taken.unknown].map((times) => median(times).toFixed(1)).join(' and ');
  const numbers = `${what}: AUC ${area.toFixed(3)} over ${count} tries, medians ${medians} ms`;
  attack.note(numbers);
  if (Math.abs(area - 0.5) > Math.max(MARGIN, ERRORS * errorOf(count)))
    attack.finding('time tells whether an account exists', `${what}, interleaved for known and unknown`, numbers);
}

const loginsOf = (caller: Caller): Question => ({
  what: 'a log-in with a wrong password',
  tries: LOGINS,
  ask: (kind, round) =>
    caller.call('session.login', {
      type: 'username',
      username: kind === 'known' ? demoMember.username : `nobody-${round}`,
      password: `wrong-${round}`,
    }),
  isRight: ({ form }) => form?.errorCode === 'login.cred.err',
});

const NUMBERS: Readonly<Record<Kind, string>> = { known: '9171230001', unknown: '9181230001' };

const sendsOf = (caller: Caller, action: 'register' | 'login', reset: Question['reset']): Question => ({
  what: `a code to ${action}`,
  tries: SENDS,
  ask: (kind) => caller.call('sms.noLogin', { countryDialingCode: '63', mobileNum: NUMBERS[kind], action }),
  isRight: ({ form }) => form?.success === true,
  ...(reset && { reset }),
});

const recoveriesOf = (caller: Caller, reset: Question['reset']): Question => ({
  what: 'a recovery by user name',
  tries: RECOVERIES,
  ask: (kind) =>
    caller.call('member.passwordReset', { username: kind === 'known' ? demoMember.username : 'nobody-here' }),
  isRight: ({ form }) => form?.success === true,
  ...(reset && { reset }),
});

/** A number gets a code a minute: between two tries the limits are forgotten, which takes a database that can be reached. */
async function measureSends(attack: Attack, caller: Caller, database: string): Promise<void> {
  const sql = postgres(database, { max: 1 });
  attack.onEnd(() => sql.end());
  await sql`update member set mobile = ${`+63${NUMBERS.known}`}
    where merchant = 'aurora' and account = ${demoMember.username}`;
  const forget = () => sql`delete from limit_counter`;
  for (const action of ['register', 'login'] as const) await measure(attack, sendsOf(caller, action, forget));
  await measure(attack, recoveriesOf(caller, forget));
}

async function run(attack: Attack): Promise<void> {
  const database = await startTestPostgres(attack);
  const env = {
    LOGIN_LIMIT_ACCOUNT: MANY,
    LOGIN_LIMIT_IP: MANY,
    DEMO: '1',
    ...(database && { DATABASE_URL: database }),
  };
  const { port } = await attack.start({ env, change: withoutCaptcha });
  const caller = await createCaller({ port, operator: 'aurora' });
  await measure(attack, loginsOf(caller));
  if (database) await measureSends(attack, caller, database);
  else attack.note('PostgreSQL is not installed: codes and recovery were not measured');
}

export const timing: Suite = {
  name: 'timing',
  tries: 'telling who has an account by the time of a log-in, of a code and of a recovery',
  run,
};
