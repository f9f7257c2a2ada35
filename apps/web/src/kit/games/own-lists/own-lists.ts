// A person's own lists of games: on the device, and for members on the platform, too. A change counts at once and is sent when it can be.
import { isGameCode } from '@foyer/contract/game-code';
import { isNotOffered } from '../../../shell/http/failure.ts';
import type { Shell } from '../../../shell/shell.ts';
import { MEMBER_LISTS, OWN_LISTS, type OwnLists } from '../../../shell/storage/own-lists.ts';
import { changedSince, type GameId, isEmpty, merged, noLists, played, toggled } from './own-lists.rules.ts';

type Needs = Pick<Shell, 'send' | 'store' | 'session' | 'clock' | 'events'>;

const isListable = ({ vendor, code }: GameId): boolean => isGameCode(vendor) && isGameCode(code);

const momentOf = ({ clock }: Pick<Shell, 'clock'>): string => new Date(clock.now()).toISOString();

/** The lists of the member who is logged in, where the platform has taken them once. */
const memberLists = ({ store, session }: Pick<Shell, 'store' | 'session'>) => {
  const lists = store.read(MEMBER_LISTS);
  return lists !== null && lists.memberId === session.current()?.id ? lists : null;
};

/** Returns what the person sees: a member also what this device has and the platform has not. */
function readLists(shell: Pick<Shell, 'store' | 'session'>): OwnLists {
  const ofDevice = shell.store.read(OWN_LISTS) ?? noLists;
  const ofMember = shell.session.current() && memberLists(shell);
  return ofMember ? merged(ofMember, ofDevice) : merged(ofDevice, noLists);
}

function writeChange(shell: Pick<Shell, 'store' | 'session'>, change: OwnLists): void {
  const { store } = shell;
  const ofMember = memberLists(shell);
  if (ofMember) store.write(MEMBER_LISTS, { ...ofMember, ...merged(ofMember, change), isSent: false });
  else store.write(OWN_LISTS, merged(store.read(OWN_LISTS) ?? noLists, change));
}

/** Notes that a game is played. The page is about to be left, so that the platform learns of it later. */
export function notePlayed(shell: Pick<Shell, 'store' | 'session' | 'clock'>, game: GameId): void {
  if (isListable(game)) writeChange(shell, played(game, momentOf(shell)));
}

export interface OwnListsStore {
  readonly current: () => OwnLists;
  /** Sends and fetches with the first subscriber, and whenever a session begins. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: (game: GameId) => void;
  /** Sends a member's changes, and fetches those of other devices. */
  readonly sync: () => Promise<void>;
}

export function createOwnLists(shell: Needs): OwnListsStore {
  const { store, session, events } = shell;
  const listeners = new Set<() => void>();
  let lists = readLists(shell);
  /** False: the back end does not take lists, so that the device alone has them. */
  let isOffered = true;
  let running: Promise<void> | null = null;
  const show = (): void => {
    lists = readLists(shell);
    for (const listener of listeners) listener();
  };

  /** Sends all lists once; true where there is more to send. */
  const exchange = async (member: string): Promise<boolean> => {
    const sent = readLists(shell);
    // Nobody waits for it, and the device has the lists meanwhile.
    const outcome = await shell.send('game.ownLists', wireOf(sent), { alert: false });
    if (!outcome.ok) isOffered = !isNotOffered(outcome);
    // Another member's lists are theirs alone.
    if (session.current()?.id !== member) return true;
    if (!outcome.ok) return false;
    const changed = changedSince(sent, readLists(shell));
    store.write(MEMBER_LISTS, { memberId: member, ...merged(outcome.value, changed), isSent: isEmpty(changed) });
    store.remove(OWN_LISTS);
    show();
    return !isEmpty(changed);
  };

  /** The member whose lists may be sent: a session that may only change its password is refused. */
  const memberId = (): string | undefined => {
    const current = session.current();
    return isOffered && current && !current.restricted ? current.id : undefined;
  };

  const exchangeAll = async (first: string): Promise<void> => {
    let member: string | undefined = first;
    while (member !== undefined) member = (await exchange(member)) ? memberId() : undefined;
    running = null;
  };

  /** One call at a time: an answer that overtakes another would bring back what was removed. */
  const sync = async (): Promise<void> => {
    const member = memberId();
    if (member !== undefined) running ??= exchangeAll(member);
    await running;
  };

  const endMember = (): void => {
    // What the platform has is not left for the next person on this device.
    if (store.read(MEMBER_LISTS)?.isSent) store.remove(MEMBER_LISTS);
    show();
  };

  events.on('sessionStarted', () => {
    show();
    void sync();
  });
  events.on('sessionEnded', endMember);
  events.on('wentOnline', () => void sync());
  events.on('pageShown', show);

  return {
    current: () => lists,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        show();
        void sync();
      }
      return () => listeners.delete(listener);
    },
    toggle: (game) => {
      if (!isListable(game)) return;
      writeChange(shell, toggled(lists, game, momentOf(shell)));
      show();
      void sync();
    },
    sync,
  };
}

/** The lists as the call takes them. */
const wireOf = ({ favourites, recent }: OwnLists) => ({
  favourites: favourites.map((game) => ({ ...game })),
  recent: recent.map(({ vendor, game, at }) => ({ vendor, game, at })),
});
