import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { keepMemberLabels, memberLabels } from './member-labels.ts';

const clubLabel = { labelName: 'Jade', labelId: 'jade', type: 'AUTO', rankLevel: 4 } as const;

test('CH-03 only the logged-in member’s label counts, and a visitor has none', () => {
  const store = createStore(fakeStorage());
  expect(memberLabels(store, { id: 'm1' })).toEqual([]);
  keepMemberLabels(store, 'm1', { clubLabel });
  expect(memberLabels(store, { id: 'm1' })).toEqual(['jade']);
  expect(memberLabels(store, { id: 'm2' })).toEqual([]);
  expect(memberLabels(store, null)).toEqual([]);
  keepMemberLabels(store, 'm1', { clubLabel: null });
  expect(memberLabels(store, { id: 'm1' })).toEqual([]);
});
