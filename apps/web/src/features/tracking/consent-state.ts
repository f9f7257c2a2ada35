// What this person chose: asked of the platform, of the person, and kept on both sides.
import { isNotOffered } from '../../shell/http/failure.ts';
import { creditNames } from '../../shell/navigation/kept-parameters.ts';
import type { Shell } from '../../shell/shell.ts';
import { TRACK_ID } from '../../shell/storage/keys.ts';
import { trackVisit } from '../../shell/tracking/track-visit.ts';
import { CONSENT, HEARTBEAT } from '../../shell/tracking/tracking-keys.ts';
import { type Asked, type Consent, consentOf, laterChoice, nobodyAsks } from './tracking.rules.ts';

export interface ConsentState {
  readonly current: () => Consent;
  /** What the platform asks here; null until it has answered. */
  readonly asked: () => Asked | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the platform; a choice made with the account comes to this device, one made here goes to the account. */
  readonly refresh: () => Promise<void>;
  readonly choose: (choice: 'accepted' | 'refused') => Promise<void>;
}

type Around = Pick<Shell, 'load' | 'send' | 'store' | 'clock' | 'navigation' | 'session' | 'settings'>;

function createConsent(shell: Around, search: string): ConsentState {
  const { load, send, store, clock, navigation, session, settings } = shell;
  let asked: Asked | null = null;
  /** `choose` asks the platform first, and sends the choice itself. */
  let isChoosing = false;
  const listeners = new Set<() => void>();
  const visitor = (): { visitor?: string } => {
    const track = store.read(TRACK_ID);
    return track ? { visitor: track } : {};
  };
  const current = (): Consent => {
    if (!asked) return 'unanswered';
    return consentOf(laterChoice(store.read(CONSENT), { ...asked, chosen: null }), asked);
  };

  const hasChosen = (): boolean => (store.read(CONSENT)?.choice ?? 'notAsked') !== 'notAsked';

  /** SN-07: the advertisers' values of this visit are kept, or forgotten. Whoever brought the visitor is kept already. */
  const keepMarks = (isAllowed: boolean): void => {
    const query = new URLSearchParams(search);
    for (const [name, value] of new URL(navigation.href('home'), navigation.origin).searchParams)
      if (!query.has(name)) query.set(name, value);
    for (const name of creditNames) query.delete(name);
    const visit = { search: `?${query}`, creditedByHost: false, now: clock.now(), random: Math.random };
    trackVisit(store, { consent: !isAllowed }, visit);
    if (!isAllowed) store.remove(HEARTBEAT);
  };

  const settled = (): void => {
    if (!asked) return;
    const consent = current();
    if (consent === 'notAsked')
      store.write(CONSENT, { choice: consent, version: asked.version, at: new Date(clock.now()).toISOString() });
    // An answer to an earlier version, or from where nobody asked, counts no more.
    else if (!laterChoice(store.read(CONSENT), { ...asked, chosen: null })) store.remove(CONSENT);
    keepMarks(consent === 'accepted' || consent === 'notAsked');
    for (const listener of listeners) listener();
  };

  /** A refusal ends an earlier consent even while the platform cannot be asked; the next session sends it. */
  const refuseAtOnce = (): void => {
    const kept = store.read(CONSENT);
    if (!kept) return;
    store.write(CONSENT, { choice: 'refused', version: kept.version, at: new Date(clock.now()).toISOString() });
    keepMarks(false);
  };

  const sendChoice = async (choice: 'accepted' | 'refused', version: string): Promise<void> => {
    // Kept at once: without an answer the device knows it all the same, and tells the account with the next session.
    store.write(CONSENT, { choice, version, at: new Date(clock.now()).toISOString() });
    const outcome = await send('track.choose', { ...visitor(), choice, version }, { alert: false });
    if (outcome.ok) store.write(CONSENT, outcome.value);
  };

  const refresh = async (): Promise<void> => {
    // A session that may do one thing alone is refused everything else.
    if (session.current()?.restricted) return;
    const outcome = await load('track.consent', visitor());
    // A back end without this call asks nobody, unless its settings say that it asks, or somebody has answered once.
    if (!outcome.ok && (asked || settings.consent || hasChosen() || !isNotOffered(outcome))) return;
    asked = outcome.ok ? outcome.value : nobodyAsks;
    const { chosen } = asked;
    const choice = laterChoice(store.read(CONSENT), asked);
    if (choice) store.write(CONSENT, choice);
    const isKnown = choice !== null && chosen?.choice === choice.choice && chosen.at >= choice.at;
    if (choice && !isKnown && !isChoosing && choice.choice !== 'notAsked' && session.current())
      await sendChoice(choice.choice, choice.version);
    settled();
  };

  return {
    current,
    asked: () => asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    choose: async (choice) => {
      // The sheet may have been opened before the platform had answered.
      if (!asked && choice === 'refused') refuseAtOnce();
      if (!asked) {
        isChoosing = true;
        await refresh().finally(() => {
          isChoosing = false;
        });
      }
      if (!asked) return;
      const sending = sendChoice(choice, asked.version);
      settled();
      await sending;
    },
  };
}

/** One for a page: the watch and the sheet share it. */
const states = new WeakMap<object, ConsentState>();

/** `search`: the query of the address that the page was opened by; the first caller has it. */
export function consentStateOf(shell: Around, search = ''): ConsentState {
  const state = states.get(shell.store) ?? createConsent(shell, search);
  states.set(shell.store, state);
  return state;
}
