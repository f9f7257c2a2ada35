// Lets a person make this machine's demo domains fail, slow down or turn hostile.
import { hostOf } from '../../../merchants/hosts.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isNamedHost } from './domain.rules.ts';

export const behaviours = {
  honest: 'works',
  closed: 'fails: not available',
  slow: 'works, slowly',
  dead: 'dead: refuses the ping',
  unsigned: 'hostile: unsigned',
  forged: 'hostile: forged',
} as const;

export type Behaviour = keyof typeof behaviours;

export interface DemoHosts {
  readonly of: (host: string) => Behaviour;
  readonly set: (host: string, behaviour: Behaviour) => void;
}

const nameOf = (host: string): string => hostOf(host) ?? '';

/** Listed domains that their operator does not name play the hostile ones. */
const strangers = ({ settings, ...merchant }: Merchant): [string, Behaviour][] =>
  settings.domainList
    .map(({ domainName }) => nameOf(new URL(domainName).host))
    .filter((host) => !isNamedHost(merchant, host))
    .map((host) => [host, 'unsigned']);

/** The other hosts are honest at first. Only this node knows the chosen behaviours, and they end with it. */
export const createDemoHosts = (merchants: readonly Merchant[]): DemoHosts => {
  const chosen = new Map(merchants.flatMap(strangers));
  return {
    of: (host) => chosen.get(nameOf(host)) ?? 'honest',
    set: (host, behaviour) => void chosen.set(nameOf(host), behaviour),
  };
};
