// What this person chose: asked of the platform, of the person, and kept on both sides.
import type { S2sInfo } from '@foyer/contract/tracked-events';
import { isNotOffered } from '../../shell/http/failure.ts';
import { creditNames } from '../../shell/navigation/kept-parameters.ts';
import type { Shell } from '../../shell/shell.ts';
import { S2S_INFO } from '../../shell/storage/keys.ts';
import { trackVisit } from '../../shell/tracking/track-visit.ts';
import { CONSENT, HEARTBEAT, type KeptConsent, TRACK_ID } from '../../shell/tracking/tracking-keys.ts';
import { type Asked, type Consent, consentOf, laterChoice, nobodyAsks } from './tracking.rules.ts';

export interface ConsentState {
  readonly current: () => Consent;
  /** What the platform asks here; null until it has answered. */
  readonly asked: () => Asked | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** True while the platform is asked. */
  readonly isAsking: () => boolean;
  /** Asks the platform; a choice made with the account comes to this device, one made here goes to the account. */
  readonly refresh: () => Promise<void>;
  /** True while a choice is on its way: nothing of this person is posted yet. Each call has an end, so this has one. */
  readonly isHeld: () => boolean;
  /** The session is another, or may do more: the choice of its member is asked for. */
  readonly followMember: () => void;
  /** Another tab has changed what the device keeps. */
  readonly followTab: () => void;
  readonly choose: (choice: 'accepted' | 'refused') => Promise<void>;
}

type Around = Pick<Shell, 'load' | 'send' | 'store' | 'clock' | 'navigation' | 'events' | 'session' | 'settings'>;

/** What this visit names of advertisers: in memory until a choice allows keeping it. */
interface Named {
  /** The query of the address that the page was opened by. */
  readonly search: string;
  /** The ids of the app around the page; null without one. */
  readonly attribution: S2sInfo | null;
}

function createConsent(shell: Around, { search, attribution }: Named): ConsentState {
  const { load, send, store, clock, navigation, events, session, settings } = shell;
  let asked: Asked | null = null;
  /** `choose` asks the platform first, and sends the choice itself. */
  let isChoosing = false;
  /** How many choices are on their way to the platform. */
  let sending = 0;
  /** The member whose choice has been asked for, with or without an answer; null: nobody's. */
  let known: string | null = null;
  /** What the visitor of this device chose; undefined: not known yet. */
  let visitors: KeptConsent | null | undefined;
  /** Who is asked about right now; undefined: nobody. */
  let asking: string | null | undefined;
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const member = (): string | null => session.current()?.id ?? null;
  /** What a member accepted who is not here any more waits for them: the visitor's own choice counts. */
  const isAcceptedByMember = (): boolean => {
    const kept = store.read(CONSENT);
    return member() === null && kept?.choice === 'accepted' && kept.member !== undefined;
  };
  const isUnknown = (): boolean =>
    member() === null ? isAcceptedByMember() && visitors === undefined : member() !== known;
  const isHeld = (): boolean => sending > 0 || isUnknown();
  const visitor = (): { visitor?: string } => {
    const track = store.read(TRACK_ID);
    return track ? { visitor: track } : {};
  };
  /** What the device keeps, where it counts for whoever is here. */
  const counted = (found: Asked): KeptConsent | null => {
    const kept = isAcceptedByMember() ? (visitors ?? null) : store.read(CONSENT);
    return laterChoice(kept, { ...found, chosen: null }, member());
  };
  const current = (): Consent => (asked ? consentOf(counted(asked), asked) : 'unanswered');
  const keep = ({ choice, version, at }: KeptConsent, of: string | null): void =>
    void store.write(CONSENT, { choice, version, at, ...(of !== null && { member: of }) });
  const now = (): string => new Date(clock.now()).toISOString();

  const hasChosen = (): boolean => (store.read(CONSENT)?.choice ?? 'notAsked') !== 'notAsked';

  /** SN-07: the advertisers' values of this visit are kept, or forgotten. Whoever brought the visitor is kept already. */
  const keepMarks = (isAllowed: boolean): void => {
    const query = new URLSearchParams(search);
    for (const [name, value] of new URL(navigation.href('home'), navigation.origin).searchParams)
      if (!query.has(name)) query.set(name, value);
    for (const name of creditNames) query.delete(name);
    const visit = { search: `?${query}`, creditedByHost: false, now: clock.now(), random: Math.random };
    trackVisit(store, { consent: !isAllowed }, visit);
    if (isAllowed) {
      if (attribution) store.write(S2S_INFO, attribution);
      return;
    }
    store.remove(HEARTBEAT);
    store.remove(S2S_INFO);
  };

  /** A refusal of another member, who may not have been able to send it yet, waits for them. */
  const isRefusalOfOther = (): boolean => {
    const kept = store.read(CONSENT);
    return kept?.choice === 'refused' && kept.member !== undefined && kept.member !== member();
  };

  const settle = (): void => {
    if (!asked) return;
    const consent = current();
    const isKeptForOther = isRefusalOfOther() || isAcceptedByMember();
    if (consent === 'notAsked' && !isKeptForOther) keep({ choice: consent, version: asked.version, at: now() }, null);
    // An answer to an earlier version, from where nobody asked, or of another member counts no more.
    else if (!counted(asked) && !isKeptForOther) store.remove(CONSENT);
    keepMarks(consent === 'accepted' || consent === 'notAsked');
  };

  /** A refusal ends an earlier consent even while the platform cannot be asked; the next session sends it. */
  const refuseAtOnce = (): void => {
    const kept = store.read(CONSENT);
    if (!kept) return;
    keep({ choice: 'refused', version: kept.version, at: now() }, member());
    keepMarks(false);
  };

  const sendChoice = async (choice: 'accepted' | 'refused', version: string): Promise<void> => {
    const of = member();
    const at = now();
    if (of === null || choice === 'refused') visitors = { choice, version, at };
    // Kept at once: without an answer the device knows it all the same, and tells the account with the next session.
    keep({ choice, version, at }, of);
    sending += 1;
    const outcome = await send('track.choose', { ...visitor(), choice, version }, { alert: false }).finally(() => {
      sending -= 1;
    });
    const kept = store.read(CONSENT);
    // A later choice may have been made meanwhile, in another tab as well.
    if (outcome.ok && kept?.at === at && kept.choice === choice) keep(outcome.value, of);
  };

  const ask = async (of: string | null): Promise<void> => {
    const outcome = await load('track.consent', visitor());
    // About somebody who is gone. Whoever is here now is asked about by themselves.
    if (member() !== of) return;
    // A back end without this call asks nobody, unless its settings say that it asks, or somebody has answered once.
    if (!outcome.ok && (asked || settings.consent || hasChosen() || !isNotOffered(outcome))) return;
    asked = outcome.ok ? outcome.value : nobodyAsks;
    const { chosen } = asked;
    const kept = store.read(CONSENT);
    const choice = laterChoice(kept, asked, of);
    if (of === null) visitors = choice;
    if (choice && !isAcceptedByMember()) keep(choice, of ?? (choice === kept ? (kept.member ?? null) : null));
    const isKnown = choice !== null && chosen?.choice === choice.choice && chosen.at >= choice.at;
    // A visitor's goes with each post; it is sent by itself where the platform has another one of this device.
    const isWanted = of !== null || chosen !== null;
    if (choice && !isKnown && !isChoosing && choice.choice !== 'notAsked' && isWanted)
      await sendChoice(choice.choice, choice.version);
    settle();
  };

  const refresh = async (): Promise<void> => {
    // A session that may do one thing alone is refused everything else.
    if (session.current()?.restricted) return;
    const of = member();
    asking = of;
    events.publish('consentCheck', { isRunning: true });
    await ask(of).finally(() => {
      if (asking === of) asking = undefined;
    });
    if (member() !== of) return;
    // Without an answer too: events must not wait for it for ever, and the platform knows what this member chose.
    known = of;
    if (of === null) visitors ??= null;
    announce();
  };

  return {
    current,
    asked: () => asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isAsking: () => asking !== undefined,
    refresh,
    isHeld,
    followMember: () => {
      if (member() === null) known = null;
      if (asking !== member() && (isHeld() || !asked)) void refresh();
    },
    followTab: () => {
      const kept = store.read(CONSENT);
      // It was asked something that this page does not know yet.
      if (asked && kept && kept.version !== asked.version) void refresh();
      else announce();
    },
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
      const sent = sendChoice(choice, asked.version);
      settle();
      announce();
      await sent;
      announce();
    },
  };
}

/** One for a page: the watch and the sheet share it. */
const states = new WeakMap<object, ConsentState>();

/** `named`: the first caller has it. */
export function consentStateOf(shell: Around, named: Named = { search: '', attribution: null }): ConsentState {
  const state = states.get(shell.store) ?? createConsent(shell, named);
  states.set(shell.store, state);
  return state;
}
