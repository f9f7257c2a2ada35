import { expect, test, vi } from 'vitest';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { createIdentityFields } from './identity-fields.ts';

const input = (value = '') => ({ value, focus: vi.fn() }) as unknown as HTMLInputElement;

function stage(drafts = createDrafts(createStore(fakeStorage()))) {
  return { drafts, fields: createIdentityFields({ drafts }) };
}

test('typed text returns after a refresh, trimmed', () => {
  const { drafts, fields } = stage();
  const field = input();
  fields.attach('email')(field);
  field.value = ' demo@aurora.example ';
  fields.typed();
  const again = input();
  const later = stage(drafts).fields;
  later.attach('email')(again);
  expect(again.value).toBe('demo@aurora.example');
  expect(later.current()).toEqual({ username: '', email: 'demo@aurora.example' });
});

test('a name from the log-in form is filled in, but not over one typed before hydration', () => {
  const { drafts, fields } = stage();
  drafts.keep('login', { username: 'anna' });
  const empty = input();
  fields.attach('username')(empty);
  expect(empty.value).toBe('anna');
  const typed = input('ben');
  fields.attach('username')(typed);
  expect(fields.current().username).toBe('ben');
});

test('switching between name and address loses nothing', () => {
  const { fields } = stage();
  const name = input('demo');
  const leave = fields.attach('username')(name);
  fields.typed();
  leave();
  fields.attach('email')(input('a@b.example'));
  fields.typed();
  expect(fields.current()).toEqual({ username: 'demo', email: 'a@b.example' });
});
