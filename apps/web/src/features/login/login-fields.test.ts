import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { REMEMBERED_LOGIN, type RememberedRecord } from '../../shell/session/remembered-record.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { createLoginFields } from './login-fields.ts';

/** The part of an input that the fields use. */
const input = (value = '') => ({ value, focus: vi.fn() }) as unknown as HTMLInputElement;

type Account = Pick<RememberedRecord, 'type' | 'username' | 'mobile'>;
const byName: Account = { type: 'username', username: 'remembered' };

function stage(kept: Record<string, string> = {}, merchant?: string, account: Account = byName) {
  const keep = vi.fn();
  const store = createStore(fakeStorage());
  if (merchant) store.write(REMEMBERED_LOGIN, { ...account, password: '', key: '', merchant });
  const shell = fakeShell({
    shell: { store, drafts: { read: () => kept, keep } },
  });
  return { fields: createLoginFields(shell), keep };
}

describe('the inputs of the log-in', () => {
  test('the username survives a refresh, the password is not stored', () => {
    const { fields, keep } = stage();
    fields.username(input('demo'));
    fields.password(input('secret words'));
    fields.typed();
    expect(keep).toHaveBeenCalledExactlyOnceWith('login', { username: 'demo' });
    expect(JSON.stringify(keep.mock.calls)).not.toContain('secret words');
  });

  test('the stored username returns, but not over one typed before hydration', () => {
    const empty = input();
    stage({ username: 'anna' }).fields.username(empty);
    expect(empty.value).toBe('anna');
    const typed = input('ben');
    stage({ username: 'anna' }).fields.username(typed);
    expect(typed.value).toBe('ben');
  });

  test('the form reads what a password manager filled in', () => {
    const { fields } = stage();
    fields.username(input('demo'));
    fields.password(input('filled in'));
    expect(fields.read()).toMatchObject({ type: 'username', username: 'demo', password: 'filled in' });
  });

  test('SN-03 AL-04 only a device that remembers this operator’s member has the name filled in', () => {
    const box = () => ({ checked: false }) as HTMLInputElement;
    const known = { name: input(), box: box() };
    const { fields } = stage({}, 'aurora');
    fields.username(known.name);
    fields.remember(known.box);
    expect([known.name.value, known.box.checked, fields.read().remember]).toEqual(['remembered', true, true]);
    const unknown = { name: input(), box: box() };
    const other = stage({}, 'lotus').fields;
    other.username(unknown.name);
    other.remember(unknown.box);
    expect([unknown.name.value, unknown.box.checked]).toEqual(['', false]);
  });
  test('AL-04 a device that remembers a number by SMS leaves the box of the password form unticked', () => {
    const box = { checked: false } as HTMLInputElement;
    stage({}, 'aurora', { type: 'sms', mobile: '+639171234567' }).fields.remember(box);
    expect(box.checked).toBe(false);
  });
});
