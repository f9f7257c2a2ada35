// A page with tracking: whose choice decides when a session begins, and what the choice of another tab does.
import type { OutputOf } from '@foyer/contract';
import { expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { S2S_INFO } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { CONSENT, type KeptConsent, OUTBOX, TRACK_ID } from '../../shell/tracking/tracking-keys.ts';
import { collectEvents } from './collect-events.ts';
import { startTracking } from './start-tracking.ts';

type Asked = OutputOf<'track.consent'>;
const asked: Asked = {
  isAsked: true,
  version: '2',
  receivers: ['Meta'],
  hasPixels: true,
  tellsNames: false,
  chosen: null,
};
const accepted = { choice: 'accepted', version: '2', at: '2026-11-20T10:00:00.000Z' } as const;
const refused = { choice: 'refused', version: '2', at: '2026-11-25T10:00:00.000Z' } as const;
const due = [{ name: 'deposit', fields: {} }] as unknown as OutputOf<'track.events'>['due'];

/** A page of a visitor who has accepted. `answers`: what the platform says of the choice, one for each time it is asked. */
async function stage(kept: KeptConsent | null = accepted, first: Partial<Asked> | 'not offered' = {}) {
  const store = createStore(fakeStorage());
  store.write(TRACK_ID, 'laptop');
  if (kept) store.write(CONSENT, kept);
  const events = createEvents((error) => {
    throw error;
  });
  let member: { id: string; restricted: boolean } | null = null;
  let route = 'home';
  const [watchers, moves] = [new Set<() => void>(), new Set<() => void>()];
  const answers: ((answer: Partial<Asked> | 'none' | 'not offered') => void)[] = [];
  const posts: { consent: string; member: string | null; names: string[] }[] = [];
  const frames: { remove: () => void }[] = [];
  const choices: object[] = [];
  const waitingDue: (() => void)[] = [];
  let isDue = false;
  const shell = {
    store,
    events,
    clock: { now: () => Date.parse('2026-11-26T12:00:00Z') },
    settings: { imageCDNs: ['https://cdn.example'] },
    session: { current: () => member, subscribe: (listener: () => void) => watchers.add(listener) },
    navigation: {
      origin: 'https://play.example',
      route: () => route,
      href: () => '/m/home',
      subscribe: (listener: () => void) => moves.add(listener),
    },
    overlays: {
      topmost: () => null,
      subscribe: () => undefined,
      prepare: async () => undefined,
      close: () => undefined,
      open: async () => null,
    },
    load: () =>
      new Promise((resolve) => {
        answers.push((answer) => {
          if (answer === 'none') resolve(fakeFailure({ kind: 'timeout' }));
          else if (answer === 'not offered') resolve(fakeFailure({ kind: 'malformed', status: 404 }));
          else resolve({ ok: true, value: { ...asked, ...answer } });
        });
      }),
    send: async (call: string, input: { events: string; consent: string; choice: string; version: string }) => {
      if (call === 'track.choose') {
        choices.push({ choice: input.choice, member: member?.id ?? null });
        return { ok: true, value: { choice: input.choice, version: input.version, at: '2026-11-26T12:00:00.000Z' } };
      }
      const names = (JSON.parse(input.events) as { name: string }[]).map(({ name }) => name);
      posts.push({ consent: input.consent, member: member?.id ?? null, names });
      const found = isDue ? due : [];
      if (isDue) await new Promise<void>((resolve) => waitingDue.push(resolve));
      return { ok: true, value: { accepted: 1, due: found } };
    },
  };
  let otherTab: (event: { key: string | null }) => void = () => undefined;
  const view = {
    location: { search: '' },
    FoyerNative: { attribution: () => JSON.stringify({ adid: 'a1' }) },
    addEventListener: (_: string, listener: typeof otherTab) => {
      otherTab = listener;
    },
    document: {
      createElement: () => ({ setAttribute: () => undefined, remove: () => void frames.pop() }),
      body: { append: (frame: { remove: () => void }) => frames.push(frame) },
    },
  };
  collectEvents(shell as never);
  const answer = async (next: Parameters<(typeof answers)[number]>[0]): Promise<void> => {
    answers.shift()?.(next);
    await Promise.resolve();
  };
  const asking = (): number => answers.length;
  const settled = () => vi.waitFor(() => expect(store.read(OUTBOX) ?? []).toEqual([]));
  const started = startTracking(shell as never, view as never);
  await answer(first);
  await started;
  if (kept) await settled();
  posts.length = 0;
  return {
    store,
    events,
    posts,
    frames,
    choices,
    asking,
    answer,
    settled,
    /** As a session comes by a form, or by itself. */
    enter: async (id: string, how: 'form' | 'found' = 'form', restricted = false) => {
      member = { id, restricted };
      for (const watcher of watchers) watcher();
      events.publish('sessionStarted', { userName: 'demo', firstTimeLogin: false });
      if (how === 'found') events.publish('sessionFound', {});
      // A log-in is kept when the turn of its event is over.
      await Promise.resolve();
    },
    renew: () => {
      if (member) member = { ...member, restricted: false };
      for (const watcher of watchers) watcher();
    },
    leave: () => {
      member = null;
      for (const watcher of watchers) watcher();
    },
    go: (to: string) => {
      route = to;
      for (const move of moves) move();
    },
    chooseInOtherTab: (choice: KeptConsent) => {
      store.write(CONSENT, choice);
      otherTab({ key: 'MC_TRACKING_CONSENT' });
    },
    /** The next post has something for the pixels; its answer comes with `answerDue`. */
    haveDue: () => {
      isDue = true;
    },
    answerDue: async () => {
      isDue = false;
      await vi.waitFor(() => expect(waitingDue).toHaveLength(1));
      waitingDue.shift()?.();
      await settled();
    },
  };
}

const launch = { vendor: 'LOTT', code: 'a' };

test.each(['form', 'found'] as const)(
  'a session by %s posts nothing before its member’s choice is known',
  async (how) => {
    const { enter, events, posts, asking, answer, settled } = await stage();
    await enter('m1', how);
    events.publish('gameLaunched', launch);
    expect([asking(), posts]).toEqual([1, []]);
    await answer({ chosen: refused });
    await settled();
    const names = how === 'form' ? ['gameLaunch', 'login'] : ['gameLaunch'];
    expect(posts.map((post) => ({ ...post, names: post.names.toSorted() }))).toEqual([
      { consent: 'refused', member: 'm1', names },
    ]);
  },
);

test.each(['none', 'not offered'] as const)('an answer of the kind “%s” holds no event for ever', async (kind) => {
  const { enter, posts, answer, settled } = await stage();
  await enter('m1');
  expect(posts).toEqual([]);
  await answer(kind);
  await settled();
  expect(posts).toEqual([{ consent: 'accepted', member: 'm1', names: ['login'] }]);
});

test('a back end without the call gets the events of visitors and of members', async () => {
  const { enter, posts, answer, settled } = await stage({ ...accepted, choice: 'notAsked' }, 'not offered');
  await enter('m1');
  await answer('not offered');
  await settled();
  expect(posts.map(({ names }) => names)).toEqual([['login']]);
});

test('an answer about somebody who is gone counts for nobody', async () => {
  const { enter, posts, answer, store, leave, asking } = await stage();
  await enter('m1');
  leave();
  await enter('m2');
  expect(asking()).toBe(2);
  await answer({ chosen: refused });
  expect([store.read(CONSENT)?.choice, posts]).toEqual(['accepted', []]);
  await answer({ chosen: { ...accepted, at: refused.at } });
  await vi.waitFor(() => expect(posts.map(({ member }) => member)).toEqual(['m2']));
  expect(store.read(OUTBOX)?.map(({ member }) => member)).toEqual(['m1']);
});

test('who logs in again is asked about again', async () => {
  const { enter, leave, answer, asking, settled } = await stage();
  await enter('m1');
  await answer({});
  await settled();
  leave();
  await enter('m1');
  expect(asking()).toBe(1);
});

test('whoever uses the device after a member who accepted is a visitor with what the visitor chose', async () => {
  const { enter, leave, answer, events, posts, settled, store } = await stage(refused, { chosen: refused });
  await enter('m1');
  await answer({ chosen: { ...accepted, at: '2026-11-26T10:00:00.000Z' } });
  await settled();
  expect(store.read(CONSENT)).toMatchObject({ choice: 'accepted', member: 'm1' });
  leave();
  events.publish('gameLaunched', launch);
  await settled();
  expect(posts.map(({ consent, member }) => [consent, member])).toEqual([
    ['accepted', 'm1'],
    ['refused', null],
  ]);
  expect(store.read(CONSENT)).toMatchObject({ choice: 'accepted', member: 'm1' });
});

test('a session that may do everything again is asked about then', async () => {
  const { enter, renew, asking, answer, posts, settled } = await stage();
  await enter('m1', 'form', true);
  expect(asking()).toBe(0);
  renew();
  expect([asking(), posts]).toEqual([1, []]);
  await answer({});
  await settled();
  expect(posts.map(({ names }) => names)).toEqual([['login']]);
});

test('who refuses in one tab has no pixel in another one', async () => {
  const { haveDue, answerDue, events, frames, chooseInOtherTab, posts } = await stage();
  haveDue();
  events.publish('gameLaunched', launch);
  await answerDue();
  expect(frames).toHaveLength(1);
  chooseInOtherTab({ ...refused, at: '2026-11-26T11:00:00.000Z' });
  expect(frames).toEqual([]);
  events.publish('gameLaunched', launch);
  await vi.waitFor(() => expect(posts.at(-1)?.consent).toBe('refused'));
});

test('who accepts in one tab has what waits in another one sent', async () => {
  const { events, posts, chooseInOtherTab, settled } = await stage(null);
  events.publish('gameLaunched', launch);
  expect(posts).toEqual([]);
  chooseInOtherTab(accepted);
  await settled();
  expect(posts.map(({ consent }) => consent)).toEqual(['accepted']);
});

test('a version that another tab was asked is asked for here, and its answer kept', async () => {
  const { chooseInOtherTab, answer, asking, store } = await stage();
  chooseInOtherTab({ ...accepted, version: '3' });
  expect(asking()).toBe(1);
  await answer({ version: '3' });
  expect(store.read(CONSENT)).toMatchObject({ choice: 'accepted', version: '3' });
});

test('no pixel runs on a page of money that was reached while the answer was on its way', async () => {
  const { haveDue, answerDue, events, frames, go } = await stage();
  haveDue();
  events.publish('gameLaunched', launch);
  go('deposit');
  await answerDue();
  expect(frames).toEqual([]);
  go('home');
  expect(frames).toHaveLength(1);
});

test('what a visitor accepted becomes the choice of an account without one', async () => {
  const { enter, answer, choices, settled } = await stage();
  await enter('m1');
  await answer({});
  await settled();
  expect(choices).toEqual([{ choice: 'accepted', member: 'm1' }]);
});

test.each([
  ['once the choice is known to allow it', accepted, { adid: 'a1' }],
  ['never before a choice', null, null],
] as const)('TK-03 the ids of the app around the page are kept %s', async (_, kept, ids) => {
  const { store } = await stage(kept);
  expect(store.read(S2S_INFO)).toEqual(ids);
});
