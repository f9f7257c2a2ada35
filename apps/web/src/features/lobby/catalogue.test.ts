import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import type { Load } from '../../shell/http/outcome.ts';
import { createCatalogue } from './catalogue.ts';

const lanes = [{ id: 'slots', title: 'Slots', games: [], vendors: [], count: 150 }];
const failure = { ok: false, reference: 'AB12CD34' };

/** Answers in turn; remembers what was asked for. */
const scene = (answers: readonly unknown[], { isWhole = false, startsWhole = false } = {}) => {
  const inputs: unknown[] = [];
  const load = (async (_: string, input: unknown) => answers[inputs.push(input) - 1]) as unknown as Load;
  return { catalogue: createCatalogue({ lanes, isWhole }, load, startsWhole), inputs };
};
const all = { ok: true, value: examples['game.lanes'].output };

test('the other games come when they are looked for, once', async () => {
  const { catalogue, inputs } = scene([all]);
  let told = 0;
  catalogue.subscribe(() => {
    told += 1;
  });
  expect([catalogue.current().at, inputs]).toEqual(['first', []]);
  const both = Promise.all([catalogue.loadAll(), catalogue.loadAll()]);
  expect(catalogue.current()).toEqual({ at: 'loading', lanes });
  await both;
  await catalogue.loadAll();
  expect(catalogue.current()).toMatchObject({ at: 'whole', lanes: [{ id: 'lottery' }] });
  expect([inputs, told]).toEqual([[{}], 2]);
});

test('a load that failed leaves the first games there, and is tried again', async () => {
  const { catalogue, inputs } = scene([failure, all]);
  await catalogue.loadAll();
  expect(catalogue.current()).toEqual({ at: 'failed', lanes });
  await catalogue.loadAll();
  expect([catalogue.current().at, inputs.length]).toEqual(['whole', 2]);
});

test('a page that opens on a category loads all of it at once, and one that has all loads nothing', async () => {
  const some = scene([all], { startsWhole: true });
  some.catalogue.subscribe(() => undefined);
  expect(some.catalogue.current().at).toBe('loading');
  const whole = scene([], { isWhole: true, startsWhole: true });
  whole.catalogue.subscribe(() => undefined);
  await whole.catalogue.loadAll();
  expect(whole.inputs).toEqual([]);
});
