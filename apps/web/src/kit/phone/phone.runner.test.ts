import { examples } from '@foyer/contract/examples';
import { readAs, schemas } from '@foyer/contract/schemas';
import { expect, test, vi } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { createStore } from '../../shell/storage/store.ts';
import { fakeShell } from '../fake-page.tsx';
import type { PhoneEffect, PhoneEvent } from './phone.flow.ts';
import { phoneRunner } from './phone.runner.ts';

const DRAFT = 'register.phone';
const list = examples['system.country'].output;
const [, second] = list.countries;

function scene(
  kept: Record<string, string> = {},
  answer: unknown = { ok: true, value: list },
  only: string | null = null,
  firstDialingCode?: string,
) {
  const drafts = createDrafts(createStore(null));
  drafts.keep(DRAFT, kept);
  const input = { value: '', setSelectionRange: vi.fn(), focus: vi.fn() };
  const send = vi.fn(async () => answer);
  const shell = fakeShell({ shell: { drafts, send } });
  const events: PhoneEvent[] = [];
  const onNumberReady = vi.fn();
  const inputOf = () => input as unknown as HTMLInputElement;
  const perform = phoneRunner(shell, { draft: DRAFT, inputOf, onlyDialingCode: only, firstDialingCode, onNumberReady });
  const run = async (effect: PhoneEffect) => {
    perform(effect, (event) => events.push(event));
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(0), { timeout: 10_000 });
  };
  return { perform, run, events, drafts, input, onNumberReady, send };
}

test('text typed before the code has loaded comes before a stored number', async () => {
  const typed = scene({ number: '0917', country: 'PH' });
  typed.input.value = '0918';
  await typed.run({ do: 'find' });
  expect(typed.events).toEqual([{ type: 'found', text: '0918' }]);
  const kept = scene({ number: '0917', country: 'PH' });
  await kept.run({ do: 'find' });
  expect(kept.events).toEqual([{ type: 'found', text: '0917' }]);
});

test('SN-09 the list’s default country is chosen, unless another one is stored', async () => {
  const fresh = scene();
  await fresh.run({ do: 'loadCountries' });
  expect(fresh.events).toMatchObject([{ type: 'countriesArrived', country: { countryCode: list.countryCode } }]);
  const other = second?.countryCode ?? list.countryCode;
  const kept = scene({ country: other });
  await kept.run({ do: 'loadCountries' });
  expect(kept.events).toMatchObject([{ country: { countryCode: other } }]);
});

test('SN-09 a dialing code with its area begins the field with the visitor’s country', async () => {
  const jamaica = { countryCode: 'JM', countryDialingCode: '1-876' };
  const given = { ...jamaica, countries: [{ countryCode: 'PH', countryDialingCode: '63' }, jamaica] };
  const { run, events } = scene({}, readAs(schemas['system.country'].output, given));
  await run({ do: 'loadCountries' });
  expect(events).toMatchObject([{ country: { countryCode: 'JM', countryDialingCode: '1876' } }]);
});

test('the country begins with that of a dialing code that is known, unless another one is stored', async () => {
  const countries = [
    { countryCode: 'VN', countryDialingCode: '84', currency: 'VND' },
    { countryCode: 'PH', countryDialingCode: '63', currency: 'PHP' },
  ];
  const answer = { ok: true, value: { countryCode: 'VN', countryDialingCode: '84', countries } };
  const chosen = async (kept: Record<string, string>, digits: string) => {
    const { run, events } = scene(kept, answer, null, digits);
    await run({ do: 'loadCountries' });
    const [event] = events;
    return event?.type === 'countriesArrived' && event.country.countryCode;
  };
  expect(await chosen({}, '63')).toBe('PH');
  expect(await chosen({}, '44')).toBe('VN');
  expect(await chosen({ country: 'VN' }, '63')).toBe('VN');
});

test('SW-01 a fixed dialing code offers no other countries', async () => {
  const britain = { countryCode: 'GB', countryDialingCode: '44', currency: 'GBP' };
  const [first] = list.countries;
  const answer = { ok: true, value: { ...list, countries: [first, britain] } };
  const { run, events } = scene({}, answer, '44');
  await run({ do: 'loadCountries' });
  expect(events).toEqual([{ type: 'countriesArrived', countries: [britain], country: britain }]);
});

test('HT-10 a failed list loads again, but not while it is loading', async () => {
  const { perform, events, send } = scene({}, failure('offline', 'offline'));
  const ask = () => perform({ do: 'loadCountries' }, (event) => events.push(event));
  ask();
  ask();
  await vi.waitFor(() => expect(events).toEqual([{ type: 'countriesLost' }]));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith('system.country', { _: expect.stringMatching(/^\d+$/), merchant: 'aurora' });
  ask();
  expect(send).toHaveBeenCalledTimes(2);
});

test('the form continues, or the field gets the focus, after the message has rendered', async () => {
  vi.useFakeTimers();
  const { perform, onNumberReady, input } = scene();
  for (const effect of [{ do: 'proceed' }, { do: 'focusField' }] as const) perform(effect, () => undefined);
  expect([onNumberReady, input.focus].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([onNumberReady, input.focus].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  vi.useRealTimers();
});

test('number and country survive a refresh', () => {
  const { perform, drafts } = scene();
  perform({ do: 'keep', text: '0917 123', country: 'PH' }, () => undefined);
  expect(drafts.read(DRAFT)).toEqual({ number: '0917 123', country: 'PH' });
});

test('the number library loads once, with the metadata of this operator', async () => {
  const { run, events } = scene();
  await run({ do: 'fetchReader', countries: list.countries });
  expect(events).toMatchObject([{ type: 'readerArrived' }]);
});
