// Time: a log-in with an unknown name must take as long as one with a wrong password.

import { demoMember } from '@foyer/contract/demo';
import { areaUnderCurve } from '../../apps/platform/src/testing/area-under-curve.ts';
import { createCaller, withoutCaptcha } from './caller.ts';
import { brief, send } from './client.ts';
import type { Attack, Suite } from './suite.ts';

/** 3,240 log-ins show a difference of a few percent; the quick run shows what an attacker would use. */
const TRIES = { full: 3_240, quick: 400 } as const;
const WARM_UP = 20;
const LEAST_AREA = 0.4;
const MOST_AREA = 0.6;
const MANY = '1000000';

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function run(attack: Attack): Promise<void> {
  const env = { LOGIN_LIMIT_ACCOUNT: MANY, LOGIN_LIMIT_IP: MANY };
  const { port } = await attack.start({ env, change: withoutCaptcha });
  const caller = await createCaller({ port, operator: 'aurora' });
  const tries = attack.full ? TRIES.full : TRIES.quick;
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < tries + WARM_UP; turn++) {
    // In pairs of random order: what else runs on the machine meets both kinds alike.
    const kind =
      turn % 2 === 0
        ? attack.random.pick(['known', 'unknown'] as const)
        : taken.known.length > taken.unknown.length
          ? 'unknown'
          : 'known';
    const username = kind === 'known' ? demoMember.username : `nobody-${turn}`;
    const request = caller.build('session.login', { type: 'username', username, password: `wrong-${turn}` });
    const answer = await send(request);
    attack.sent();
    if (answer.form?.errorCode !== 'login.cred.err')
      attack.finding(
        `a log-in with ${kind === 'known' ? 'a wrong password' : 'an unknown name'} is answered in another way`,
        `session.login as ${username}`,
        brief(answer),
      );
    if (turn >= WARM_UP) taken[kind].push(answer.milliseconds);
  }
  const area = areaUnderCurve(taken.known, taken.unknown);
  const numbers = `AUC ${area.toFixed(3)} over ${tries} log-ins, medians ${median(taken.known).toFixed(1)} and ${median(taken.unknown).toFixed(1)} ms`;
  attack.note(numbers);
  if (area < LEAST_AREA || area > MOST_AREA)
    attack.finding('time tells whether a name exists', 'interleaved log-ins of a known and of unknown names', numbers);
}

export const timing: Suite = { name: 'timing', tries: 'telling known from unknown names by the time of a log-in', run };
