// What a person chose: on this device, with the account, and what it does to what advertisers named.
import type { OutputOf } from '@foyer/contract';
import { expect, test, vi } from 'vitest';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { FBP, S2S_INFO } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { MARKETING } from '../../shell/tracking/marketing.ts';
import { CONSENT, HEARTBEAT, type KeptConsent, TRACK_ID } from '../../shell/tracking/tracking-keys.ts';
import { askForConsent } from './ask-for-consent.ts';
import { consentStateOf } from './consent-state.ts';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const asked: OutputOf<'track.consent'> = {
  isAsked: true,
  version: '2',
  receivers: ['Meta'],
  hasPixels: true,
  tellsNames: false,
  chosen: null,
};
const at = (hour: string) => `2026-11-26T${hour}:00:00.000Z`;

interface Scene {
  readonly answer?: Partial<OutputOf<'track.consent'>>;
  readonly kept?: KeptConsent;
  readonly member?: boolean;
  readonly route?: string;
  /** The platform does not answer. */
  readonly isSilent?: boolean;
  /** The status of a back end that does not know the call. */
  readonly refusedWith?: number;
  /** The settings ask for consent. */
  readonly consent?: boolean;
}

function stage(scene: Scene = {}) {
  const { answer = {}, kept, member = false, route = 'home', isSilent = false, consent } = scene;
  const store = createStore(fakeStorage());
  store.write(TRACK_ID, 'device-1');
  store.write(HEARTBEAT, { days: ['2026-11-26'] });
  if (kept) store.write(CONSENT, kept);
  const told: object[] = [];
  const opened: object[] = [];
  let moved = (): void => undefined;
  let place = route;
  let isMember = member;
  let close: (chosen: 'accepted' | 'refused' | null) => void = () => undefined;
  const shell = {
    store,
    settings: { consent },
    load: async () => {
      if (scene.refusedWith) return fakeFailure({ kind: 'malformed', status: scene.refusedWith });
      return isSilent ? fakeFailure({ kind: 'timeout' }) : { ok: true, value: { ...asked, ...answer } };
    },
    send: async (_: string, input: { choice: string; version: string }) => {
      told.push(input);
      return { ok: true, value: { choice: input.choice, version: input.version, at: at('13') } };
    },
    clock: { now: () => NOON },
    session: { current: () => (isMember ? { id: 'm1' } : null) },
    navigation: {
      origin: 'https://play.example',
      href: () => '/m/home?fbclid=f1&affiliateCode=north',
      route: () => place,
      subscribe: (listener: () => void) => {
        moved = listener;
      },
    },
    events: { publish: () => undefined },
    overlays: {
      prepare: async () => undefined,
      topmost: () => null,
      close: () => undefined,
      open: (name: string, props: object) => {
        opened.push({ name, ...props });
        return new Promise((resolve) => {
          close = resolve;
        });
      },
    },
  };
  const state = consentStateOf(shell as never, { search: '?utm_source=mail', attribution: { adid: 'a1' } });
  askForConsent(shell as never, state);
  return {
    /** An answer has settled once the code of the sheet has been asked for, too. */
    state: {
      ...state,
      refresh: async () => {
        await state.refresh();
        await new Promise((resolve) => void setImmediate(resolve));
      },
    },
    store,
    told,
    opened,
    close: (chosen: 'accepted' | 'refused' | null) => close(chosen),
    go: (to: string) => {
      place = to;
      moved();
    },
    /** Logs the member in or out. */
    become: (who: 'member' | 'visitor') => {
      isMember = who === 'member';
      state.followMember();
    },
    marks: () => Object.keys(store.read(MARKETING) ?? {}).sort(),
  };
}

test('nothing of an advertiser is kept before an answer, and the sheet asks once', async () => {
  const { state, marks, opened, store, go, close } = stage();
  await state.refresh();
  expect([state.current(), marks(), store.read(FBP), store.read(HEARTBEAT)]).toEqual(['unanswered', [], null, null]);
  expect(opened).toEqual([{ name: 'consent' }]);
  close(null);
  go('help');
  await state.refresh();
  expect(opened).toHaveLength(1);
});

test('who accepts is kept with the version, and the values of this visit with it', async () => {
  const { state, marks, told, store } = stage();
  await state.refresh();
  await state.choose('accepted');
  await vi.waitFor(() => expect(store.read(CONSENT)).toEqual({ choice: 'accepted', version: '2', at: at('13') }));
  expect([state.current(), marks()]).toEqual(['accepted', ['fbclid', 'utm_source']]);
  expect(told).toEqual([{ visitor: 'device-1', choice: 'accepted', version: '2' }]);
});

test('who refuses later loses what advertisers named', async () => {
  const { state, marks, store } = stage({ kept: { choice: 'accepted', version: '2', at: at('10') } });
  await state.refresh();
  expect(marks()).toEqual(['fbclid', 'utm_source']);
  await state.choose('refused');
  expect([state.current(), marks(), store.read(FBP), store.read(HEARTBEAT)]).toEqual(['refused', [], null, null]);
});

test('TK-03 the ids of the app are kept once the choice allows it, and go with a refusal', async () => {
  const { state, store } = stage();
  await state.refresh();
  expect(store.read(S2S_INFO)).toBeNull();
  await state.choose('accepted');
  expect(store.read(S2S_INFO)).toEqual({ adid: 'a1' });
  await state.choose('refused');
  expect(store.read(S2S_INFO)).toBeNull();
});

test('who refuses while the platform is silent ends an earlier consent at once', async () => {
  const kept = { choice: 'accepted', version: '2', at: at('10') } as const;
  const { state, marks, store } = stage({ kept, isSilent: true });
  store.write(MARKETING, { fbclid: { value: 'f1', at: NOON } } as never);
  expect(marks()).toEqual(['fbclid']);
  await state.choose('refused');
  expect(store.read(CONSENT)).toEqual({ choice: 'refused', version: '2', at: at('12') });
  expect([marks(), store.read(HEARTBEAT)]).toEqual([[], null]);
});

test('a member who refuses before the platform was asked tells it once', async () => {
  const kept = { choice: 'accepted', version: '2', at: at('10') } as const;
  const { state, told } = stage({ kept, member: true });
  await Promise.all([state.refresh(), state.choose('refused')]);
  expect(told).toEqual([{ visitor: 'device-1', choice: 'refused', version: '2' }]);
});

test('who accepts while the platform is silent is asked again', async () => {
  const { state, store } = stage({ isSilent: true });
  await state.choose('accepted');
  expect([state.current(), store.read(CONSENT)]).toEqual(['unanswered', null]);
});

test('a later refusal of the member comes to this device', async () => {
  const chosen = { choice: 'refused', version: '2', at: at('11') } as const;
  const { state, told } = stage({
    answer: { chosen },
    kept: { choice: 'accepted', version: '2', at: at('10') },
    member: true,
  });
  await state.refresh();
  expect([state.current(), told]).toEqual(['refused', []]);
});

test('a choice of this device goes to the account that has none', async () => {
  const { state, told } = stage({ kept: { choice: 'refused', version: '2', at: at('10') }, member: true });
  await state.refresh();
  expect(told).toEqual([{ visitor: 'device-1', choice: 'refused', version: '2' }]);
});

test.each([
  ['an earlier version', { choice: 'accepted', version: '1', at: at('10') }],
  ['a region that asked for nothing', { choice: 'notAsked', version: '2', at: at('10') }],
] as const)('an answer to %s counts no more where the region asks', async (_, kept) => {
  const { state, store, marks, opened } = stage({ kept });
  await state.refresh();
  expect([state.current(), store.read(CONSENT), marks(), opened.length]).toEqual(['unanswered', null, [], 1]);
});

test('where the region asks for nothing, nobody is asked and the values are kept', async () => {
  const { state, marks, opened, store } = stage({ answer: { isAsked: false } });
  await state.refresh();
  expect([state.current(), marks(), opened]).toEqual(['notAsked', ['fbclid', 'utm_source'], []]);
  expect(store.read(S2S_INFO)).toEqual({ adid: 'a1' });
  expect(store.read(CONSENT)).toMatchObject({ choice: 'notAsked', version: '2' });
});

test.each([404, 405, 501])(
  'where the back end answers %i, nobody is asked and no pixel is named',
  async (refusedWith) => {
    const { state, opened, store } = stage({ refusedWith });
    await state.refresh();
    expect([state.current(), state.asked()?.hasPixels, opened]).toEqual(['notAsked', false, []]);
    expect(store.read(CONSENT)).toMatchObject({ choice: 'notAsked' });
  },
);

test.each([
  ['has no call for the choice that its settings ask for', { refusedWith: 404, consent: true }],
  ['fails', { refusedWith: 500 }],
  ['is silent', { isSilent: true }],
] as const)('where the back end %s, nothing is known of a choice', async (_, scene) => {
  const { state, opened, marks, store } = stage(scene);
  await state.refresh();
  expect([state.current(), state.asked(), opened, marks()]).toEqual(['unanswered', null, [], []]);
  expect(store.read(CONSENT)).toBeNull();
});

test('a back end that loses its call for a moment has asked all the same', async () => {
  const scene: { refusedWith?: number } = {};
  const { state } = stage(scene);
  await state.refresh();
  scene.refusedWith = 404;
  await state.refresh();
  expect([state.current(), state.asked()?.isAsked]).toEqual(['unanswered', true]);
});

test('what a visitor accepted here is never told to an account that has refused', async () => {
  const chosen = { choice: 'refused', version: '2', at: at('10') } as const;
  const { state, told, store } = stage({
    answer: { chosen },
    kept: { choice: 'accepted', version: '2', at: at('11') },
    member: true,
  });
  await state.refresh();
  expect([state.current(), told]).toEqual(['refused', []]);
  expect(store.read(CONSENT)).toEqual({ ...chosen, member: 'm1' });
});

test('what another member accepted here is forgotten, and this one is asked', async () => {
  const { state, told, store, opened } = stage({
    kept: { choice: 'accepted', version: '2', at: at('11'), member: 'm2' },
    member: true,
  });
  await state.refresh();
  expect([state.current(), told, store.read(CONSENT), opened.length]).toEqual(['unanswered', [], null, 1]);
});

test.each([
  ['refused', { choice: 'refused', version: '2', at: at('10') }, 'refused', 0],
  ['accepted', { choice: 'accepted', version: '2', at: at('10') }, 'accepted', 0],
  ['chose nothing', null, 'unanswered', 1],
] as const)(
  'what a member accepted here waits for them: a visitor who %s is here',
  async (_, chosen, consent, sheets) => {
    const kept = { choice: 'accepted', version: '2', at: at('11'), member: 'm1' } as const;
    const { state, told, store, opened, go } = stage({ answer: { chosen }, kept });
    const asking = state.refresh();
    go('help');
    expect([state.isHeld(), opened]).toEqual([true, []]);
    await asking;
    expect([state.isHeld(), state.current(), opened.length, told]).toEqual([false, consent, sheets, []]);
    expect(store.read(CONSENT)).toEqual(kept);
  },
);

test('no sheet opens for a visitor before it is known what the visitor chose', async () => {
  const answer: Partial<OutputOf<'track.consent'>> = { chosen: { choice: 'accepted', version: '2', at: at('11') } };
  const { state, opened, go, become } = stage({ answer, member: true });
  await state.refresh();
  Object.assign(answer, { chosen: { choice: 'refused', version: '2', at: at('10') } });
  become('visitor');
  go('help');
  expect([state.isHeld(), opened]).toEqual([true, []]);
  await vi.waitFor(() => expect(state.isHeld()).toBe(false));
  expect([state.current(), opened]).toEqual(['refused', []]);
});

test.each(['visitor', 'member'] as const)(
  'what a %s refused here stays refused after a member accepted',
  async (who) => {
    const kept = { choice: 'accepted', version: '2', at: at('10') } as const;
    const { state, become } = stage({ kept });
    await state.refresh();
    become(who);
    await state.choose('refused');
    become('member');
    await state.choose('accepted');
    expect(state.current()).toBe('accepted');
    become('visitor');
    expect([state.isHeld(), state.current()]).toEqual([false, 'refused']);
  },
);

test('a visitor who chooses after a member had accepted decides for the device', async () => {
  const { state, store } = stage({ kept: { choice: 'accepted', version: '2', at: at('11'), member: 'm1' } });
  await state.refresh();
  await state.choose('refused');
  expect([state.current(), store.read(CONSENT)]).toEqual([
    'refused',
    { choice: 'refused', version: '2', at: at('13') },
  ]);
});

test.each([
  ['is asked', true, 'unanswered'],
  ['is asked nothing', false, 'notAsked'],
] as const)('what another member refused here waits for them where whoever is here %s', async (_, isAsked, consent) => {
  const kept = { choice: 'refused', version: '2', at: at('11'), member: 'm2' } as const;
  const { state, told, store } = stage({ answer: { isAsked }, kept, member: true });
  await state.refresh();
  expect([state.current(), told, store.read(CONSENT)]).toEqual([consent, [], kept]);
});

test('a choice that the platform did not get of a visitor is sent again', async () => {
  const chosen = { choice: 'refused', version: '2', at: at('10') } as const;
  const { state, told } = stage({ answer: { chosen }, kept: { choice: 'accepted', version: '2', at: at('11') } });
  await state.refresh();
  expect([state.current(), told]).toEqual(['accepted', [{ visitor: 'device-1', choice: 'accepted', version: '2' }]]);
});

test('an answer that comes after a later choice of another tab changes nothing', async () => {
  const { state, store } = stage();
  await state.refresh();
  const choosing = state.choose('accepted');
  const refused = { choice: 'refused', version: '2', at: at('14') } as const;
  store.write(CONSENT, refused);
  await choosing;
  expect([state.current(), store.read(CONSENT)]).toEqual(['refused', refused]);
});
