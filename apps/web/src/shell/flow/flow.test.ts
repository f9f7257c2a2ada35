import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from './fake-run.ts';
import { type Flow, type Runner, run, stepsOf } from './flow.ts';

type State = { readonly at: 'resting'; readonly reference: string | null } | { readonly at: 'busy' };
type Event = { readonly type: 'tapped' | 'done' | 'misread' };
type Effect = { readonly do: 'work' | 'more' };

const to = stepsOf<State, Effect>();
const flow: Flow<State, Event, Effect> = {
  name: 'example',
  start: to({ at: 'resting', reference: null }),
  broken: { resting: null, busy: (_, { reference }) => to({ at: 'resting', reference }) },
  on: {
    resting: { tapped: () => to({ at: 'busy' }, { do: 'work' }, { do: 'more' }) },
    busy: {
      done: () => to({ at: 'resting', reference: null }),
      misread: () => {
        throw new Error('the step broke');
      },
    },
  },
};

const spy = vi.fn();
beforeEach(() => {
  spy.mockClear();
  vi.stubGlobal('console', { ...console, error: spy });
});
afterEach(() => void vi.unstubAllGlobals());

const boom = new Error('broke');

test.each<[string, Runner<Event, Effect>]>([
  [
    'throws',
    ({ do: what }) => {
      if (what === 'work') throw boom;
    },
  ],
  ['answers a promise that fails', ({ do: what }) => (what === 'work' ? Promise.reject(boom) : undefined)],
])('a runner that %s ends the wait, is reported with its reference, and allows a retry', async (_, perform) => {
  const running = run(flow, perform);
  running.send({ type: 'tapped' });
  await settled();
  const state = running.state();
  expect(state).toEqual({ at: 'resting', reference: expect.stringMatching(/^[2-9A-Z]{8}$/) });
  expect(spy).toHaveBeenCalledExactlyOnceWith(`[${'reference' in state ? state.reference : ''}]`, boom);
  running.send({ type: 'tapped' });
  await settled();
  expect(spy).toHaveBeenCalledTimes(2);
});

test('a step that throws ends the wait, and later events are handled', () => {
  const running = run(flow, () => undefined);
  running.send({ type: 'tapped' });
  running.send({ type: 'misread' });
  expect(running.state()).toMatchObject({ at: 'resting' });
  running.send({ type: 'tapped' });
  expect(running.state()).toEqual({ at: 'busy' });
});

test('the effects after one that throws still run', () => {
  const done: string[] = [];
  const running = run(flow, ({ do: what }) => {
    done.push(what);
    throw boom;
  });
  running.send({ type: 'tapped' });
  expect(done).toEqual(['work', 'more']);
});

test('a fault while handling a fault is reported and ends there', () => {
  const hopeless: typeof flow = {
    ...flow,
    broken: {
      resting: null,
      busy: () => {
        throw new Error('again');
      },
    },
  };
  const running = run(hopeless, () => Promise.resolve());
  running.send({ type: 'tapped' });
  running.send({ type: 'misread' });
  expect(spy).toHaveBeenCalledTimes(2);
  running.send({ type: 'done' });
  expect(running.state()).toEqual({ at: 'resting', reference: null });
});

test('a fault after the end is reported and changes nothing', async () => {
  const running = run(flow, () => Promise.reject(boom));
  running.send({ type: 'tapped' });
  running.stop();
  await settled();
  expect(running.state()).toEqual({ at: 'busy' });
  expect(spy).toHaveBeenCalled();
});
