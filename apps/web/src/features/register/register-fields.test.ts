import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { createRegisterFields } from './register-fields.ts';

/** The part of an input that the fields use. */
const input = (value = '', checked = false) => ({ value, checked }) as HTMLInputElement;

function stage(kept: Record<string, string> = {}) {
  const keep = vi.fn();
  const shell = fakeShell({
    shell: { drafts: { read: () => kept, keep } },
  });
  const { version } = shell.settings.register.terms;
  return { fields: createRegisterFields(shell), keep, version };
}

describe('the inputs of the registration', () => {
  test('typed text survives a refresh, its secrets do not', () => {
    const { fields, keep, version } = stage();
    fields.username(input('maya88'));
    fields.password(input('secret words'));
    fields.agreed(input('', true));
    fields.remember(input('', true));
    fields.typed();
    const draft = { method: 'username', username: 'maya88', agreed: version, remember: '1' };
    expect(keep).toHaveBeenCalledExactlyOnceWith('register', draft);
    expect(JSON.stringify(keep.mock.calls)).not.toContain('secret words');
  });

  test('a draft returns, but not over what was typed or ticked before hydration', () => {
    const { version } = stage();
    const draft = { method: 'mobile', username: 'maya88', agreed: version };
    const [name, box] = [input(), input()];
    const { fields } = stage(draft);
    fields.username(name);
    fields.agreed(box);
    expect([name.value, box.checked, fields.current().method]).toEqual(['maya88', true, 'mobile']);

    const typed = input('linh');
    const second = stage(draft).fields;
    second.username(typed);
    expect([typed.value, second.current().username]).toEqual(['linh', 'linh']);
  });

  test('an acceptance of changed terms does not count', () => {
    const box = input();
    const { fields } = stage({ agreed: 'an older version' });
    fields.agreed(box);
    expect([box.checked, fields.current().agreed]).toEqual([false, false]);
  });

  test('a registration method that the operator no longer offers is not opened', () => {
    expect(stage({ method: 'pigeon' }).fields.current().method).toBe('username');
  });

  test('name and password stay when another registration method is opened', () => {
    const { fields } = stage();
    fields.password(input('secret words'));
    fields.typed();
    fields.password(null);
    fields.choose('mobile');
    const password = input();
    fields.password(password);
    expect(password.value).toBe('secret words');
  });

  test('RG-09 a proposed name is in the field and in the entry', () => {
    const { fields } = stage();
    const name = input('ma');
    fields.username(name);
    fields.name('brightkoi274');
    fields.typed();
    expect([name.value, fields.current().username]).toEqual(['brightkoi274', 'brightkoi274']);
  });
});
