import { expect, test, vi } from 'vitest';
import { lastCalls, type TimedRequest, watchCalls } from './last-calls.ts';

const call = (path: string, initiatorType = 'fetch'): TimedRequest => ({
  name: `https://play.example${path}`,
  startTime: 0,
  duration: 10,
  initiatorType,
  responseStatus: 200,
});

/** An observer whose entries are given by hand; `waiting` are those that it has not told yet, `known` those of before. */
function observed(...known: readonly TimedRequest[]) {
  let tell: (entries: readonly TimedRequest[]) => void = () => undefined;
  let waiting: readonly TimedRequest[] = [];
  const options: unknown[] = [];
  class PerformanceObserver {
    constructor(listener: (list: { getEntries: () => readonly TimedRequest[] }) => void) {
      tell = (entries) => listener({ getEntries: () => entries });
    }
    observe(how: unknown): void {
      options.push(how);
    }
    takeRecords(): readonly TimedRequest[] {
      const taken = waiting;
      waiting = [];
      return taken;
    }
  }
  const performance = { getEntriesByType: () => known };
  const read = watchCalls({ PerformanceObserver, performance } as unknown as Parameters<typeof watchCalls>[0]);
  return {
    options,
    tell: (...entries: readonly TimedRequest[]) => tell(entries),
    wait: (...entries: readonly TimedRequest[]) => {
      waiting = entries;
    },
    paths: () => read().map(({ name }) => new URL(name).pathname),
  };
}

test('the last twelve calls are known, also after many pages and before the browser has told of them', () => {
  const { options, tell, wait, paths } = observed();
  expect(options).toEqual([{ type: 'resource' }]);
  for (let number = 0; number < 300; number += 1) tell(call(`/wps/game/lanes/${number}`), call(`/m/a${number}.js`));
  wait(call('/wps/wallet/balance'));
  expect(paths()).toEqual([
    ...Array.from({ length: 11 }, (_, at) => `/wps/game/lanes/${289 + at}`),
    '/wps/wallet/balance',
  ]);
  expect(paths()).toHaveLength(12);
});

test('a report that is wanted at once has the calls of before', () => {
  const { tell, paths } = observed(call('/wps/game/lanes'), call('/m/assets/main.js', 'script'));
  expect(paths()).toEqual(['/wps/game/lanes']);
  tell(call('/wps/wallet/balance'));
  expect(paths()).toEqual(['/wps/game/lanes', '/wps/wallet/balance']);
});

test('so has one before calls are watched', () => {
  const known = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([call('/wps/game/lanes')] as never);
  expect(lastCalls().map(({ name }) => new URL(name).pathname)).toEqual(['/wps/game/lanes']);
  known.mockRestore();
});

test('pictures, code and calls of others are no calls of the back end', () => {
  const { tell, paths } = observed();
  tell(call('/m/assets/main.js', 'script'), call('/m/brand/mark.svg', 'img'), call('/m/assets/1.js'));
  tell(call('/wps/system/status', 'xmlhttprequest'), call('/wps/picture', 'img'));
  expect(paths()).toEqual(['/wps/system/status']);
});
