// DF-04: finds a domain of the operator that answers, beside the page's own.
import type { Settings } from '@foyer/contract';
import { fetchFromDomain } from '../http/fetch-from-domain.ts';
import type { Shell } from '../shell.ts';
import { candidatesOf, chooseDomains } from './choose-domains.rules.ts';
import { trustedKeys } from './pinned-key.ts';
import { firstValid } from './probe.ts';
import { createVerify } from './verify.ts';

type Parts = Pick<Shell, 'store' | 'clock'> & {
  readonly settings: Pick<Settings, 'merchant' | 'pingKey' | 'domainList'>;
  readonly navigation: Pick<Shell['navigation'], 'origin'>;
};

export interface FoundDomain {
  /** Null: none has answered. */
  readonly origin: string | null;
  /** False: there is no other domain, or none could prove that it is the operator's, so none was asked. */
  readonly isAsked: boolean;
}

interface Listening {
  /** The domains that serve at this moment, as the page's own names them: these are asked first. */
  readonly route?: Promise<readonly Settings['domainList'][number][]>;
  readonly onChosen?: (origins: readonly string[]) => void;
  readonly onSilent?: (origin: string) => void;
}

/** The Web Crypto API; absent on plain http pages. */
const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;

/**
 * Asks at most ten domains of the operator's list at once, for ten seconds.
 * @returns the one whose signed answer came first
 */
export async function findDomain(
  { settings, store, clock, navigation }: Parts,
  { route, onChosen, onSilent }: Listening = {},
): Promise<FoundDomain> {
  const own = new URL(navigation.origin).host;
  const keys = trustedKeys(store, settings.merchant, settings.pingKey);
  // Without a key no domain can prove that it is the operator's.
  if (keys.length === 0) return { origin: null, isAsked: false };
  const routed = candidatesOf((await route) ?? [], own);
  const origins = chooseDomains(candidatesOf(settings.domainList, own), Math.random, routed);
  onChosen?.(origins);
  const verify = createVerify(keys, subtle);
  const probing = { merchant: settings.merchant, requestJson: fetchFromDomain, verify, clock };
  const origin = await firstValid(origins, { ...probing, ...(onSilent && { onSilent }) });
  return { origin, isAsked: origins.length > 0 };
}
