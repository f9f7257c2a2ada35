// Messages and checks at the start that both ways of running everything share.
import { createServer } from 'node:net';
import { demoMember } from '@foyer/contract/demo';
import { demoSecondFactor } from '../apps/platform/src/modules/demo/members/demo-second-factor.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Tells whether the platform seeds its demo, by the environment. */
export const isDemo = (variables: Variables): boolean =>
  variables.DEMO ? variables.DEMO === '1' : !variables.DATABASE_URL;

/** Returns the message with the site's address and the accounts that can log in. */
export const greeting = (port: number, demo: boolean, outboxKey: string): string => {
  const rows = [
    ['Aurora', `http://localhost:${port}/m/`],
    ['Lotus', `http://lotus.localhost:${port}/m/`],
    ...(demo
      ? [
          ['Demo member', `${demoMember.username} / ${demoMember.password}`],
          ['… with 2FA', `${demoSecondFactor.username} / ${demoMember.password} (its codes are in the outbox)`],
          ['Outbox', `http://localhost:${port}/demo/outbox?key=${outboxKey}`],
          ['Staff', `http://localhost:${port}/demo/operators?key=${outboxKey}`],
          ['Tracking', `http://localhost:${port}/demo/tracking?key=${outboxKey}`],
        ]
      : []),
  ];
  const lines = rows.map(([label = '', text = '']) => `  ${label.padEnd(12)} ${text}`);
  return `\nFoyer is running.\n\n${lines.join('\n')}\n\nCtrl-C stops it. The data stays.\n`;
};

/** Throws a sentence when a port that the site opens is taken. */
export async function requirePorts(port: number): Promise<void> {
  for (const wanted of [port, port + 1]) {
    if (!(await isFree(wanted)))
      throw new Error(`Port ${wanted} is in use. Set PORT to a free one; PORT + 1 must be free too.`);
  }
}
