import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';
import { createStore } from './store.ts';

test('a draft is read back until it is dropped, and forms do not mix', () => {
  const drafts = createDrafts(createStore(null));
  expect(drafts.read('login')).toEqual({});
  drafts.keep('login', { username: 'demo' });
  drafts.keep('other', { username: 'else' });
  expect(drafts.read('login')).toEqual({ username: 'demo' });
  drafts.drop('login');
  expect(drafts.read('login')).toEqual({});
});
