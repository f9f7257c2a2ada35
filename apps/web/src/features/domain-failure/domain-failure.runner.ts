// Performs what the domain-failure flow asks for: draws and asks the domains, packs what goes along, and leaves.
import { candidatesOf, drawn } from '../../shell/domains/draw.rules.ts';
import { moveAddress } from '../../shell/domains/move-address.rules.ts';
import { trustedKeys } from '../../shell/domains/pinned-key.ts';
import { firstValid, PROBE_TIMEOUT_MS } from '../../shell/domains/probe.ts';
import { createVerify } from '../../shell/domains/verify.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { askDomain } from '../../shell/http/ask-domain.ts';
import { MARKETING } from '../../shell/navigation/kept-parameters.ts';
import { moveToDomain } from '../../shell/navigation/move-to-domain.ts';
import type { Shell } from '../../shell/shell.ts';
import { REG_INFO } from '../../shell/storage/reg-info.ts';
import type { DomainFailureEffect, DomainFailureEvent } from './domain-failure.flow.ts';

type ShellParts = Pick<
  Shell,
  'settings' | 'store' | 'clock' | 'session' | 'send' | 'navigation' | 'overlays' | 'texts'
>;

/** A new page that has not begun by then does not come. */
const MOVE_TIMEOUT_MS = PROBE_TIMEOUT_MS;
/** Nobody waits longer for a code that the failing domain may not be able to give. */
const CODE_TIMEOUT_MS = 3000;

/** Pages on plain http have none. */
const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;

function find({ settings, store, clock, navigation }: ShellParts): Promise<string | null> {
  const own = new URL(navigation.origin).host;
  return firstValid(drawn(candidatesOf(settings.domainList, own), Math.random), {
    merchant: settings.merchant,
    ask: askDomain,
    verify: createVerify(trustedKeys(store, settings.merchant, settings.pingKey), subtle),
    clock,
  });
}

/** A code for the session, where the operator lets it move and the failing domain still gives one. */
async function codeFor(origin: string, { settings, session, send }: ShellParts): Promise<string | undefined> {
  if (!settings.sessionFollowsDomain || !session.current()) return undefined;
  const asked = send('session.handoffCode', { domain: new URL(origin).host }, { alert: false });
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), CODE_TIMEOUT_MS));
  const outcome = await Promise.race([asked, late]);
  return outcome?.ok ? outcome.value.code : undefined;
}

async function move(origin: string, shell: ShellParts, leave: typeof moveToDomain): Promise<void> {
  const { affiliateCode, r } = shell.store.read(MARKETING) ?? {};
  const known = affiliateCode ?? shell.store.read(REG_INFO)?.affiliateCode;
  leave(moveAddress(origin, { affiliateCode: known, r, code: await codeFor(origin, shell) }));
}

export function domainFailureRunner(
  shell: ShellParts,
  leave = moveToDomain,
): Runner<DomainFailureEvent, DomainFailureEffect> {
  return (effect, send) => {
    switch (effect.do) {
      case 'look':
        void find(shell).then((origin) => send(origin ? { type: 'domainFound', origin } : { type: 'noneFound' }));
        return;
      case 'move':
        void move(effect.origin, shell, leave);
        setTimeout(() => send({ type: 'stillHere' }), MOVE_TIMEOUT_MS);
        return;
      case 'offerServices':
        // The sheet lies over the dialog's own words.
        return void shell.overlays.ask('services', { lead: shell.texts.t('domainFailure.nobodyAnswered') });
    }
  };
}
