import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../app/fake-page.tsx';
import { failure } from '../http/failure.ts';
import { createDrafts } from '../storage/drafts.ts';
import { createStore } from '../storage/store.ts';
import type { PhoneEffect, PhoneEvent } from './phone.flow.ts';
import { phoneRunner } from './phone.runner.ts';

const DRAFT = 'register.phone';
const list = examples['system.country'].output;
const [, second] = list.countries;

function scene(
  kept: Record<string, string> = {},
  answer: unknown = { ok: true, value: list },
  only: string | null = null,
) {
  const drafts = createDrafts(createStore(null));
  drafts.keep(DRAFT, kept);
  const input = { value: '', setSelectionRange: vi.fn() };
  // The one call it makes is answered by the example.
  const shell = fakeShell({ shell: { drafts, send: (async () => answer) as never } });
  const events: PhoneEvent[] = [];
  const perform = phoneRunner(shell, DRAFT, () => input as unknown as HTMLInputElement, only);
  const run = async (effect: PhoneEffect) => {
    perform(effect, (event) => events.push(event));
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(0), { timeout: 10_000 });
  };
  return { perform, run, events, drafts, input };
}

test('what was typed before the code was there goes before what was kept', async () => {
  const typed = scene({ number: '0917', country: 'PH' });
  typed.input.value = '0918';
  await typed.run({ do: 'find' });
  expect(typed.events).toEqual([{ type: 'found', text: '0918' }]);
  const kept = scene({ number: '0917', country: 'PH' });
  await kept.run({ do: 'find' });
  expect(kept.events).toEqual([{ type: 'found', text: '0917' }]);
});

test('SN-09 the default country of the list is the first choice, unless another one was kept', async () => {
  const fresh = scene();
  await fresh.run({ do: 'askCountries' });
  expect(fresh.events).toMatchObject([{ type: 'countriesArrived', country: { countryCode: list.countryCode } }]);
  const other = second?.countryCode ?? list.countryCode;
  const kept = scene({ country: other });
  await kept.run({ do: 'askCountries' });
  expect(kept.events).toMatchObject([{ country: { countryCode: other } }]);
});

test('SW-01 where the dialing code must stay there are no other countries', async () => {
  const britain = { countryCode: 'GB', countryDialingCode: '44', currency: 'GBP' };
  const [first] = list.countries;
  const answer = { ok: true, value: { ...list, countries: [first, britain] } };
  const { run, events } = scene({}, answer, '44');
  await run({ do: 'askCountries' });
  expect(events).toEqual([{ type: 'countriesArrived', countries: [britain], country: britain }]);
});

test('a list that did not come says nothing: the form does when it is asked', async () => {
  const { perform, events } = scene({}, failure('offline', 'offline'));
  perform({ do: 'askCountries' }, (event) => events.push(event));
  await Promise.resolve();
  expect(events).toEqual([]);
});

test('number and country survive a refresh', () => {
  const { perform, drafts } = scene();
  perform({ do: 'keep', text: '0917 123', country: 'PH' }, () => undefined);
  expect(drafts.read(DRAFT)).toEqual({ number: '0917 123', country: 'PH' });
});

test('the number library comes once, with the metadata of this operator', async () => {
  const { run, events } = scene();
  await run({ do: 'fetchReader', countries: list.countries });
  expect(events).toMatchObject([{ type: 'readerArrived' }]);
});
