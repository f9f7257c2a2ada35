import type { Announcement } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeMember } from '../../shell/session/fake-session.ts';
import { POPUP_MEMBER, POPUP_VISITOR } from '../../shell/storage/keys.ts';
import { watchAnnouncements } from './announcements-watch.ts';

const [example] = examples['content.popups'].output.items;
if (!example) throw new Error('The example has no announcement.');
const forVisitors: Announcement = { ...example, id: 'visitors', title: 'Welcome', execution: 'B' };
const forMembers: Announcement = { ...example, id: 'members', title: 'Points', execution: 'A' };
const NOON = Date.parse('2026-11-26T12:00:00Z');

interface Open {
  readonly props: {
    readonly items: readonly { id: string }[];
    readonly forced?: true;
    readonly isFree?: true;
    hidesToday(): boolean;
    onHideToday(isOn: boolean): void;
  };
  readonly mayLieOver: (route: string) => boolean;
  readonly end: (answer: 'read' | 'left' | null) => void;
}

interface Scene {
  readonly stored?: Map<string, unknown>;
  readonly route?: string;
  readonly failed?: boolean;
  readonly items?: readonly Announcement[];
  readonly forcedReading?: boolean;
}

function stage({ stored = new Map(), route = 'home', failed = false, ...rules }: Scene = {}) {
  let popups = { items: [forVisitors, forMembers], forcedReading: false, autoplay: true, ...rules };
  let now = NOON;
  let at = route;
  let session: unknown = null;
  let onMove = (): void => undefined;
  let isLost = false;
  const opened: Open[] = [];
  const events = createEvents((error) => {
    throw error;
  });
  const load = vi.fn(async () => (failed ? fakeFailure({ status: 503 }) : { ok: true, value: popups }));
  watchAnnouncements({
    load,
    events,
    session: { current: () => session },
    clock: { now: () => now },
    store: {
      read: ({ name }: { name: string }) => stored.get(name) ?? null,
      write: ({ name }: { name: string }, value: unknown) => stored.set(name, value),
    },
    overlays: {
      open: (_: string, props: Open['props'], mayLieOver: Open['mayLieOver']) =>
        new Promise((resolve) => {
          opened.push({ props, mayLieOver, end: resolve });
        }),
      prepare: async () => {
        if (isLost) throw new Error('lost');
      },
      close: () => opened.at(-1)?.end(null),
    },
    navigation: {
      route: () => at,
      subscribe: (listener: () => void) => {
        onMove = listener;
      },
    },
  } as never);
  // The watch has loaded, and an answer has been taken.
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    stored,
    opened,
    load,
    settle,
    shown: () => opened.map(({ props }) => props.items.map(({ id }) => id).join(' ')),
    end: async (answer: 'read' | 'left' | null) => {
      opened.at(-1)?.end(answer);
      await settle();
    },
    go: async (to: string) => {
      at = to;
      onMove();
      await settle();
    },
    logIn: async (restricted = false) => {
      session = fakeMember({ restricted });
      events.publish('sessionStarted', { userName: 'demo', firstTimeLogin: false });
      await settle();
    },
    returnAfter: async (ms: number) => {
      now += ms;
      events.publish('pageShown', { restored: false });
      await settle();
    },
    lose: (is: boolean) => {
      isLost = is;
    },
    answer: (next: Partial<typeof popups>) => {
      popups = { ...popups, ...next };
    },
  };
}

test('a visitor is shown what is for visitors, and closing keeps it away until midnight', async () => {
  const first = stage();
  await first.settle();
  expect(first.shown()).toEqual(['visitors']);
  await first.end('read');
  expect(first.stored.get(POPUP_VISITOR.name)).toMatchObject({
    show: false,
    hideUntil: new Date(NOON).setHours(24, 0, 0, 0),
  });
  const next = stage({ stored: first.stored });
  await next.settle();
  expect(next.shown()).toEqual([]);
});

test('on a page that stays open it comes back after midnight, and not before', async () => {
  const HOUR_MS = 3_600_000;
  const { shown, end, settle, returnAfter } = stage();
  await settle();
  await end('read');
  await returnAfter(2 * HOUR_MS);
  expect(shown()).toEqual(['visitors']);
  await returnAfter(24 * HOUR_MS);
  expect(shown()).toEqual(['visitors', 'visitors']);
});

test('what never came for want of its code was not closed: the next page shows it', async () => {
  const { stored, shown, lose, settle, go } = stage();
  lose(true);
  await settle();
  expect([shown(), [...stored.keys()]]).toEqual([[], []]);
  lose(false);
  await go('game');
  expect(shown()).toEqual(['visitors']);
});

test('with the box unticked it comes back with the next visit, and not before', async () => {
  const first = stage();
  await first.settle();
  first.opened[0]?.props.onHideToday(false);
  await first.end(null);
  await first.returnAfter(3_600_000);
  expect(first.shown()).toEqual(['visitors']);
  const next = stage({ stored: first.stored });
  await next.settle();
  expect(next.shown()).toEqual(['visitors']);
});

test('announcements that were set aside come back with the box as it was', async () => {
  const scene = stage();
  await scene.settle();
  const props = scene.opened[0]?.props;
  expect(props?.hidesToday()).toBe(true);
  props?.onHideToday(false);
  expect(props?.hidesToday()).toBe(false);
});

test('changed content is shown to who has closed it for today', async () => {
  const first = stage();
  await first.settle();
  await first.end('read');
  first.answer({ items: [{ ...forVisitors, content: '<p>New</p>' }] });
  await first.returnAfter(3_599_999);
  expect(first.shown()).toEqual(['visitors']);
  await first.returnAfter(1);
  expect(first.shown()).toEqual(['visitors', 'visitors']);
});

test('a log-in takes the visitors’ popup away without a trace and shows that of members', async () => {
  const scene = stage();
  await scene.settle();
  await scene.logIn();
  expect(scene.shown()).toEqual(['visitors', 'members']);
  expect(scene.stored.size).toBe(0);
  await scene.end('read');
  expect([...scene.stored.keys()]).toEqual([POPUP_MEMBER.name]);
});

test('a session that may only change its password asks for none', async () => {
  const scene = stage();
  await scene.settle();
  await scene.logIn(true);
  expect(scene.load).toHaveBeenCalledTimes(1);
});

test('nothing is shown over a form; it comes with the next main page', async () => {
  const scene = stage({ route: 'login' });
  await scene.settle();
  expect(scene.shown()).toEqual([]);
  await scene.go('home');
  expect(scene.shown()).toEqual(['visitors']);
});

test('what waits behind another overlay may lie over main pages only', async () => {
  const scene = stage();
  await scene.settle();
  const [opened] = scene.opened;
  expect(['home', 'game', 'register', 'deposit'].map((route) => opened?.mayLieOver(route))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await scene.go('register');
  await scene.go('home');
  expect(scene.shown()).toEqual(['visitors']);
});

test('who follows a link before the end has not read it', async () => {
  const scene = stage({ forcedReading: true });
  scene.answer({ items: [forVisitors, { ...forVisitors, id: 'second' }] });
  await scene.settle();
  await scene.end('left');
  expect(scene.stored.size).toBe(0);
});

test.each([
  [true, 2, true],
  [true, 1, undefined],
  [false, 2, undefined],
])('forced reading %s of %s announcements is forced: %s', async (forcedReading, count, forced) => {
  const items = Array.from({ length: count }, (_, place) => ({ ...forVisitors, id: `${place}` }));
  const scene = stage({ forcedReading, items });
  await scene.settle();
  expect(scene.opened[0]?.props.forced).toBe(forced);
});

test('without announcements, or without an answer, nothing is shown', async () => {
  for (const change of [{ items: [] }, { items: [forMembers] }, { failed: true }]) {
    const scene = stage(change);
    await scene.settle();
    expect(scene.shown()).toEqual([]);
  }
});

test.each([true, false])(
  'with forced reading %s the announcements need one of the day’s prompts, or none',
  async (forcedReading) => {
    const scene = stage({ forcedReading });
    await scene.settle();
    expect(scene.opened[0]?.props.isFree ?? false).toBe(forcedReading);
  },
);
