import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';
import { createStore } from './store.ts';

test('a draft stays until it is dropped, and forms do not mix', () => {
  const drafts = createDrafts(createStore(null));
  expect(drafts.read('login')).toEqual({});
  drafts.keep('login', { username: 'demo' });
  drafts.keep('other', { username: 'else' });
  expect(drafts.read('login')).toEqual({ username: 'demo' });
  drafts.drop('login');
  expect(drafts.read('login')).toEqual({});
});

test('SE-01 a draft returns after the log-in, only for its member', () => {
  let member: string | null = 'm1';
  const drafts = createDrafts(createStore(null), () => member);
  drafts.keep('contact', { email: 'a@example.com' });
  member = null;
  expect(drafts.read('contact')).toEqual({});
  member = 'm2';
  expect(drafts.read('contact')).toEqual({});
  member = 'm1';
  expect(drafts.read('contact')).toEqual({ email: 'a@example.com' });
});

test('a visitor’s draft that made a member is dropped by the member', () => {
  let member: string | null = null;
  const drafts = createDrafts(createStore(null), () => member);
  drafts.keep('register', { username: 'anna' });
  member = 'm1';
  expect(drafts.read('register')).toEqual({ username: 'anna' });
  drafts.drop('register');
  expect(drafts.read('register')).toEqual({});
});
