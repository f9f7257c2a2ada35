// Performs the domain-failure flow: probes random domains and moves with the parameters.
import type { Settings } from '@foyer/contract';
import { mayRequestDomains } from '../../shell/domains/choose-domains.rules.ts';
import { type FoundDomain, findDomain } from '../../shell/domains/find-domain.ts';
import { creditToCarry, moveAddress } from '../../shell/domains/move-address.rules.ts';
import { PROBE_TIMEOUT_MS } from '../../shell/domains/probe.ts';
import { isOffline } from '../../shell/errors/claims.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { keptOfLink } from '../../shell/navigation/kept-parameters.ts';
import { moveToDomain } from '../../shell/navigation/move-to-domain.ts';
import { loadHandoffCode } from '../../shell/session/load-handoff-code.ts';
import type { Shell } from '../../shell/shell.ts';
import { currentRegInfo } from '../../shell/tracking/affiliate.ts';
import type { DomainFailureEffect, DomainFailureEvent, OwnDomain } from './domain-failure.flow.ts';

type ShellParts = Pick<Shell, 'settings' | 'store' | 'clock' | 'session' | 'load' | 'send' | 'navigation'>;

/** Milliseconds until a new page that has not begun counts as lost. */
const MOVE_TIMEOUT_MS = PROBE_TIMEOUT_MS;
/**
 * Milliseconds to wait for answers that the failing domain may not give: a code, and the list of domains that serve.
 */
const CODE_TIMEOUT_MS = 3000;
const ROUTE_TIMEOUT_MS = 3000;
const SERVER_FAULT = 500;

type DomainEntry = Settings['domainList'][number];

/** HT-10: the domains that serve at this moment, as the page's own domain names them; none where it does not, or not soon. */
async function loadDomains({ load }: ShellParts): Promise<readonly DomainEntry[]> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), ROUTE_TIMEOUT_MS));
  const outcome = await Promise.race([load('system.domainRoute', {}), late]);
  return outcome?.ok ? outcome.value.domains : [];
}

/** HT-10: the ping. Any answer of the domain's own shows that it can be reached. */
async function pingOwnDomain({ load }: ShellParts): Promise<OwnDomain> {
  const outcome = await load('system.ping', { speed: Date.now().toFixed() });
  if (outcome.ok) return 'answers';
  const { kind, status } = outcome;
  if (isOffline(outcome)) return 'offline';
  if (kind === 'network') return 'silent';
  return kind === 'timeout' || status >= SERVER_FAULT ? 'slow' : 'answers';
}

/** True where no other domain answers either: it may be the connection, whose loss a phone does not always notice. */
const isNobody = ({ origin, isAsked }: FoundDomain): boolean => isAsked && origin === null;

/** A code for the session, where the operator lets it move and the failing domain still gives one. */
async function codeFor(origin: string, shell: ShellParts): Promise<string | undefined> {
  const { settings, session } = shell;
  if (!settings.sessionFollowsDomain || !session.current()) return undefined;
  // Without a code the person logs in again on the new domain.
  return (await loadHandoffCode(shell, { domain: new URL(origin).host }, CODE_TIMEOUT_MS)) ?? undefined;
}

async function move(origin: string, shell: ShellParts, leave: typeof moveToDomain): Promise<void> {
  const { navigation, store, clock } = shell;
  // The links of the page carry these values: where consent is required, some of them are stored nowhere.
  const kept = keptOfLink(navigation.href('home'));
  const credit = creditToCarry(kept, currentRegInfo(store, clock.now()).affiliateCode);
  leave(moveAddress(origin, { ...credit, code: await codeFor(origin, shell) }));
}

export function domainFailureRunner(
  shell: ShellParts,
  leave = moveToDomain,
): Runner<DomainFailureEvent, DomainFailureEffect> {
  let route: Promise<readonly DomainEntry[]> = Promise.resolve([]);
  return (effect, send) => {
    switch (effect.do) {
      case 'pingOwnDomain':
        // On plain http anybody on the network path may have written the answer.
        if (!mayRequestDomains(shell.navigation.origin)) return;
        route = loadDomains(shell);
        return pingOwnDomain(shell).then(async (own) => {
          send({ type: 'ownDomainProbed', own });
          if (own === 'silent' && isNobody(await findDomain(shell))) send({ type: 'ownDomainProbed', own: 'cutOff' });
        });
      case 'search':
        return findDomain(shell, {
          route,
          onChosen: (origins) => send({ type: 'domainsChosen', origins }),
          onSilent: (origin) => send({ type: 'domainSilent', origin }),
        }).then(({ origin }) => send(origin ? { type: 'domainFound', origin } : { type: 'noneFound' }));
      case 'move':
        setTimeout(() => send({ type: 'stillHere' }), MOVE_TIMEOUT_MS);
        return move(effect.origin, shell, leave);
    }
  };
}
