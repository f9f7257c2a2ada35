// Shows the operator's announcements when there is something that this person has not closed.
import type { OutputOf } from '@foyer/contract';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import { hashOf, isDue, isFor, isKnown, seenKeyOf, seenNow } from './announcements.rules.ts';
import { isMainPage } from './main-pages.rules.ts';

/** Milliseconds after which a tab that is seen again asks again @assumed. */
const LOOK_AGAIN_MS = 3_600_000;

type Watched = Pick<Shell, 'load' | 'session' | 'store' | 'clock' | 'overlays' | 'navigation' | 'events'>;
type Popups = OutputOf<'content.popups'>;

/** Begins to watch. */
export function watchAnnouncements(shell: Watched): void {
  const { load, session, store, clock, overlays, navigation, events } = shell;
  /** What was closed on this page: without "hide today" it comes back with the next visit @assumed. */
  const closed = new Map<string, string>();
  /** Counts up whenever what was found is about somebody else. */
  let turn = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let found: Popups | null = null;
  let isInQueue = false;

  /** Takes back a popup that nobody has seen; an open one is closed without a trace. */
  const takeBack = (): void => {
    turn += 1;
    if (isInQueue) overlays.close('announcements');
    isInQueue = false;
  };

  const show = async ({ items, forcedReading, autoplay }: Popups): Promise<void> => {
    const now = turn;
    const key = seenKeyOf(session.current());
    const hash = hashOf(items);
    let hidesToday = true;
    isInQueue = true;
    const props = {
      items,
      autoplay,
      // What has to be read comes in any case.
      ...(forcedReading && { isFree: true as const }),
      ...(forcedReading && items.length > 1 && { forced: true as const }),
      hidesToday: () => hidesToday,
      onHideToday: (isOn: boolean) => {
        hidesToday = isOn;
      },
    };
    const end = await overlays.open('announcements', props, isMainPage);
    if (now !== turn) return;
    isInQueue = false;
    found = null;
    if (end === 'left') return;
    if (!hidesToday) closed.set(key.name, hash);
    store.write(key, seenNow(hash, hidesToday, clock.now()));
  };

  /** Puts what was found into the queue, on a page that it may lie over. */
  const offer = async (): Promise<void> => {
    const popups = found;
    if (!popups || isInQueue || !isMainPage(navigation.route())) return;
    const now = turn;
    isInQueue = true;
    // Whoever never saw it has not closed it: without its code the next page tries again.
    const canShow = await canOpen(overlays, 'announcements');
    if (now !== turn) return;
    if (canShow) return show(popups);
    isInQueue = false;
  };

  const look = async (): Promise<void> => {
    takeBack();
    const now = turn;
    lookedAt = clock.now();
    found = null;
    // A session that may only change its password is answered nothing else.
    if (session.current()?.restricted) return;
    const outcome = await load('content.popups', {});
    if (now !== turn || !outcome.ok) return;
    const person = session.current();
    const items = outcome.value.items.filter(isFor(person));
    const key = seenKeyOf(person);
    const hash = hashOf(items);
    if (items.length === 0 || isKnown(closed.get(key.name) ?? '', hash)) return;
    if (!isDue(store.read(key), hash, clock.now())) return;
    found = { ...outcome.value, items };
    await offer();
  };

  events.on('sessionStarted', () => void look());
  events.on('sessionEnded', () => void look());
  events.on('pageShown', () => {
    if (clock.now() - lookedAt >= LOOK_AGAIN_MS) void look();
  });
  navigation.subscribe(() => void offer());
  void look();
}
