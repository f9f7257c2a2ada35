import type { PageSettings, Status } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSparseBackend } from '../../shell/http/fake-sparse-backend.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { type RouteName, routes } from '../../shell/navigation/routes.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { watchGate } from './gate-watch.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const open = examples['system.status'].output;
// The keys are names of routes.
const routeNames = Object.keys(routes) as RouteName[];

async function stage(first: Partial<Status> = {}, send?: Load, store = createStore(fakeStorage())) {
  let isLost = false;
  let copiedAt = 0;
  let status: Partial<Status> | null = first;
  const shown: { name: string; props: Record<string, unknown>; answer: (answer: null) => void }[] = [];
  const settings: Pick<PageSettings, 'maintenance' | 'maintenanceEnd'> = {};
  let fresh: typeof settings = {};
  const steps: string[] = [];
  const events = createEvents((error) => {
    throw error;
  });
  events.on('wentOnline', () => steps.push('pages load again'));
  const load = vi.fn(async (name: string, _query?: object) => {
    if (name === 'system.settings') {
      if (copiedAt > 0) events.publish('copyShown', { storedAt: copiedAt });
      return { ok: true, value: fresh };
    }
    return status ? { ok: true, value: { ...open, ...status } } : fakeFailure({ kind: 'network', status: 0 });
  });
  let isVisible = true;
  let route: RouteName = 'home';
  let mayLieOver: ((page: RouteName) => boolean) | undefined;
  const shell = {
    load: send ?? load,
    events,
    store,
    settings,
    clock: { now: () => Date.now() },
    navigation: { origin: 'https://play.example.com', route: () => route, href: () => '/m/home?r=1' },
    texts: { load: async () => undefined, t: (key: string) => key },
    overlays: {
      prepare: async () => {
        if (isLost) throw new Error('lost');
      },
      open: async (name: string, props: Record<string, unknown>, liesOver?: typeof mayLieOver) => {
        if (isLost) return null;
        mayLieOver = liesOver;
        return new Promise((answer) => shown.push({ name, props, answer }));
      },
      close: (name: string) => {
        const place = shown.findIndex((one) => one.name === name);
        if (place >= 0) shown.splice(place, 1)[0]?.answer(null);
        steps.push(`close ${name}`);
      },
      toast: (text: string) => steps.push(text),
    },
  };
  const document = {
    get visibilityState() {
      return isVisible ? 'visible' : 'hidden';
    },
  };
  // The part of the window that it uses.
  watchGate(shell as never, { document } as Window, () => 0.5);
  await vi.advanceTimersByTimeAsync(0);
  return {
    events,
    load,
    steps,
    shown: () =>
      shown.map(({ name, props }) => `${name}${props.why ? ` ${props.why}` : ''}${props.isDue ? ' at once' : ''}`),
    props: () => shown[0]?.props,
    /** The pages that the notice waits for others on. */
    leftOpen: () => routeNames.filter((page) => mayLieOver?.(page) === false),
    goTo: (page: RouteName) => {
      route = page;
    },
    /** The tab is hidden, or seen again. */
    setVisible: async (is: boolean) => {
      isVisible = is;
      if (is) events.publish('pageShown', { restored: false });
      await vi.advanceTimersByTimeAsync(0);
    },
    /** The person closes what is shown. */
    read: async () => {
      shown.shift()?.answer(null);
      await vi.advanceTimersByTimeAsync(0);
    },
    seeAgain: async () => {
      await vi.advanceTimersByTimeAsync(61_000);
      events.publish('pageShown', { restored: false });
      await vi.advanceTimersByTimeAsync(0);
    },
    setSettings: async (next: typeof settings) => {
      fresh = next;
      Object.assign(settings, next);
      events.publish('settingsChanged', {});
      await vi.advanceTimersByTimeAsync(0);
    },
    answerSettings: (next: typeof settings) => {
      fresh = next;
    },
    /** From then on the settings are a copy that the worker stored. */
    copySettings: (storedAt: number) => {
      copiedAt = storedAt;
    },
    /** The code of the notices cannot be had, or can again. */
    lose: (is: boolean) => {
      isLost = is;
    },
    become: (next: Partial<Status> | null) => {
      status = next;
    },
    refuse: async (by: 'read' | 'form', errorCode: string) => {
      events.publish('domainDoubted', {
        by: { isRead: by === 'read', failure: fakeFailure({ errorCode, status: 503 }) },
      });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('an open site is asked with the page’s address', async () => {
  const { load, shown } = await stage();
  expect([load.mock.calls.length, shown()]).toEqual([1, []]);
  expect(load.mock.calls[0]).toMatchObject([
    'system.status',
    { device: 'MOBILE', url: 'https://play.example.com/m/home' },
  ]);
});

test('a plan that an operator makes while the page is seen is told within five minutes, and a change of it', async () => {
  const scene = await stage();
  scene.become({ maintenanceFrom: '2026-11-26T14:00:00Z' });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(scene.props()).toMatchObject({ from: '2026-11-26T14:00:00Z' });
  scene.become({ maintenanceFrom: '2026-11-26T16:00:00Z' });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(scene.props()).toMatchObject({ from: '2026-11-26T16:00:00Z' });
});

test('a look that fails does not end the looks', async () => {
  const scene = await stage();
  scene.become(null);
  await vi.advanceTimersByTimeAsync(300_000);
  scene.become({ maintenanceFrom: '2026-11-26T14:00:00Z' });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(scene.shown()).toEqual(['maintenancePlanned']);
});

test('a hidden tab asks nothing, and asks at once when it is seen again', async () => {
  const scene = await stage({ maintenanceFrom: '2026-11-26T12:00:20Z' });
  await scene.setVisible(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(scene.load).toHaveBeenCalledTimes(1);
  scene.become({ maintenance: true });
  await scene.setVisible(true);
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
  const open = await stage();
  await open.setVisible(false);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(open.load).toHaveBeenCalledTimes(1);
});

test('a hidden tab goes on asking a closed site, and clears', async () => {
  const scene = await stage({ maintenance: true });
  await scene.setVisible(false);
  scene.become({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.shown()).toEqual([]);
});

test('MA-01 a maintenance that strikes in the middle of a visit shows its notice and clears by itself', async () => {
  const scene = await stage();
  scene.become({ maintenance: true, maintenanceEnd: '2026-11-26T12:00:30Z' });
  await scene.refuse('read', 'maintenance');
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
  await scene.refuse('read', 'maintenance');
  expect(scene.load).toHaveBeenCalledTimes(2);
  scene.become({});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(scene.shown()).toEqual([]);
  expect(scene.steps.slice(-2)).toEqual(['pages load again', 'siteClosed.openAgain']);
});

test('over a form that could not be sent the notice opens at once, in place of the alert', async () => {
  const scene = await stage();
  scene.become({ maintenance: true });
  await scene.refuse('form', 'maintenance');
  expect(scene.shown()).toEqual(['siteClosed maintenance at once']);
  expect(scene.steps).toContain('close alert');
});

test('MA-01 MA-02 the notice lies over no page of withdrawals and orders, where a refused call keeps its alert', async () => {
  const scene = await stage({ maintenance: true });
  expect(scene.leftOpen().sort()).toEqual(['order', 'withdraw']);
  scene.goTo('withdraw');
  await scene.refuse('form', 'maintenance');
  expect(scene.shown()).toEqual(['siteClosed maintenance at once']);
  expect(scene.leftOpen().sort()).toEqual(['order', 'withdraw']);
  expect(scene.steps).not.toContain('close alert');
});

test('the notice opens at once over the form, too, where a read is refused before the site has answered', async () => {
  const scene = await stage();
  scene.become({ maintenance: true });
  void scene.refuse('form', 'maintenance');
  await scene.refuse('read', 'maintenance');
  expect(scene.shown()).toEqual(['siteClosed maintenance at once']);
});

test('MA-01 a notice whose code did not come opens with a later look', async () => {
  const scene = await stage();
  scene.lose(true);
  scene.become({ maintenance: true });
  await scene.refuse('form', 'maintenance');
  expect(scene.shown()).toEqual([]);
  scene.lose(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
});

test('an end that is over is not named', async () => {
  const scene = await stage({ maintenance: true, maintenanceEnd: '2026-11-26T12:00:30Z' });
  expect(scene.props()).toMatchObject({ status: { maintenanceEnd: '2026-11-26T12:00:30Z' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.props()).toMatchObject({ status: { maintenance: true, maintenanceEnd: null } });
});

test('MA-02 a refused region shows its notice and goes on asking', async () => {
  const scene = await stage();
  scene.become({ regionRestriction: true });
  await scene.refuse('read', 'region.restricted');
  expect(scene.shown()).toEqual(['siteClosed region']);
  scene.become(null);
  await vi.advanceTimersByTimeAsync(60_000);
  scene.become({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.shown()).toEqual([]);
});

test('a planned maintenance is announced once, and looked for when it begins', async () => {
  const planned = { maintenanceFrom: '2026-11-26T12:30:00Z', maintenanceText: 'New games' };
  const scene = await stage(planned);
  expect(scene.props()).toEqual({ from: '2026-11-26T12:30:00Z', end: null, text: 'New games' });
  await vi.advanceTimersByTimeAsync(61_000);
  scene.events.publish('pageShown', { restored: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(scene.shown()).toEqual(['maintenancePlanned']);
  scene.become({ maintenance: true });
  await vi.advanceTimersByTimeAsync(1_800_000);
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
});

test('a visit that loads another page is not told of the same plan again, and is of another', async () => {
  const store = createStore(fakeStorage());
  const first = await stage({ maintenanceFrom: '2026-11-26T12:30:00Z' }, undefined, store);
  await first.read();
  const second = await stage({ maintenanceFrom: '2026-11-26T12:30:00Z' }, undefined, store);
  expect(second.shown()).toEqual([]);
  second.become({ maintenanceFrom: '2026-11-26T18:00:00Z' });
  await second.seeAgain();
  expect(second.props()).toMatchObject({ from: '2026-11-26T18:00:00Z' });
});

test('a plan whose notice could not be shown is told with a later look', async () => {
  const store = createStore(fakeStorage());
  const scene = await stage({}, undefined, store);
  scene.lose(true);
  scene.become({ maintenanceFrom: '2026-11-26T18:00:00Z' });
  await scene.seeAgain();
  expect(scene.shown()).toEqual([]);
  scene.lose(false);
  await scene.seeAgain();
  expect(scene.shown()).toEqual(['maintenancePlanned']);
});

test('the notice of a plan that was moved, put off or cancelled says so or goes', async () => {
  const scene = await stage({ maintenanceFrom: '2026-11-26T14:00:00Z', maintenanceEnd: '2026-11-26T15:00:00Z' });
  scene.become({ maintenanceFrom: '2026-11-26T16:00:00Z', maintenanceEnd: '2026-11-26T17:00:00Z' });
  await scene.seeAgain();
  expect(scene.props()).toMatchObject({ from: '2026-11-26T16:00:00Z', end: '2026-11-26T17:00:00Z' });
  scene.become({ maintenanceFrom: '2026-11-26T16:00:00Z', maintenanceEnd: '2026-11-26T18:00:00Z' });
  await scene.seeAgain();
  expect(scene.props()).toMatchObject({ from: '2026-11-26T16:00:00Z', end: '2026-11-26T18:00:00Z' });
  expect(scene.shown()).toEqual(['maintenancePlanned']);
  scene.become({});
  await scene.seeAgain();
  expect(scene.shown()).toEqual([]);
  scene.become({ maintenanceFrom: '2026-11-26T16:00:00Z' });
  await scene.seeAgain();
  expect(scene.shown()).toEqual(['maintenancePlanned']);
});

test('a plan for next month is no news yet', async () => {
  const scene = await stage({ maintenanceFrom: '2026-12-31T12:00:00Z' });
  expect(scene.shown()).toEqual([]);
});

test('MA-01 an end that is put off stands in the notice that is there', async () => {
  const scene = await stage({ maintenance: true, maintenanceEnd: '2026-11-26T14:00:00Z' });
  scene.become({ maintenance: true, maintenanceEnd: '2026-11-26T16:00:00Z', serverTime: '2026-11-26T12:01:00Z' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
  expect(scene.props()).toMatchObject({ status: { maintenanceEnd: '2026-11-26T16:00:00Z' } });
  const opened = scene.steps.length;
  scene.become({ maintenance: true, maintenanceEnd: '2026-11-26T16:00:00Z', serverTime: '2026-11-26T12:02:00Z' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.steps).toHaveLength(opened);
});

test('a notice that waits opens in place of the alert once a call of the person is refused', async () => {
  const scene = await stage({ maintenance: true });
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
  await scene.refuse('read', 'maintenance');
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
  await scene.refuse('form', 'maintenance');
  expect(scene.shown()).toEqual(['siteClosed maintenance at once']);
  expect(scene.steps).toContain('close alert');
});

test('a notice that waits opens as well where the status cannot be asked any more', async () => {
  const scene = await stage({ maintenance: true });
  scene.become(null);
  await scene.refuse('form', 'maintenance');
  expect(scene.shown()).toEqual(['siteClosed maintenance at once']);
});

test('SW-03 a maintenance that the settings name in the middle of a visit closes the page until they end it', async () => {
  const scene = await stage();
  await scene.setSettings({ maintenance: true, maintenanceEnd: '2026-11-26T12:30:00Z' });
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
  expect(scene.props()).toMatchObject({ status: { maintenanceEnd: '2026-11-26T12:30:00Z' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
  scene.answerSettings({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.shown()).toEqual([]);
  expect(scene.steps.slice(-2)).toEqual(['pages load again', 'siteClosed.openAgain']);
});

test('SW-03 a stored copy of the settings does not open the site', async () => {
  const scene = await stage();
  await scene.setSettings({ maintenance: true });
  scene.answerSettings({});
  scene.copySettings(Date.parse('2026-11-25T12:00:00Z'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.shown()).toEqual(['siteClosed maintenance']);
});

test('other failures say nothing about the gate', async () => {
  const scene = await stage();
  await scene.refuse('form', 'network');
  scene.events.publish('domainDoubted', { stopped: true });
  expect(scene.load).toHaveBeenCalledTimes(1);
});

test.each([
  ['a bare end', { maintenance: true, maintenanceEnd: '2026-12-01 10:00:00' }, '2026-12-01T10:00:00.000Z'],
  ['a flag of text and no more', { maintenance: 'true' }, null],
  ['a flag of number, an empty end', { maintenance: 1, maintenanceEnd: '' }, null],
])('MA-01 a back end that answers only the specification closes the page in a visit: %s', async (_, named, end) => {
  const { transport } = fakeSparseBackend(examples['system.settings'].output, {
    'system.status': { ip: '203.0.113.9', regionRestriction: false, ...named },
  });
  const scene = await stage({}, transport.send);
  await vi.waitFor(() => expect(scene.shown()).toEqual(['siteClosed maintenance']));
  expect(scene.props()).toMatchObject({ status: { ip: '203.0.113.9', maintenanceEnd: end, maintenanceText: null } });
});
