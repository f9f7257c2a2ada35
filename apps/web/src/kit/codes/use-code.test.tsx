import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { renderHtml } from '../fake-page.tsx';
import { type CodeOptions, useCode } from './use-code.ts';

/** Types into the field of a form, and returns the length of the field and the codes that were whole. */
function typeInto(codeDigits: number | undefined, typed: string, options: Partial<CodeOptions> = {}) {
  const whole = vi.fn();
  let length = 0;
  let hasTyped = false;
  const Form = () => {
    const { field } = useCode({ draft: 'test', recipient: '+639171234567', send: async () => null, whole, ...options });
    length = field.length;
    // A paste, the browser's own filling and the keyboard all come this way.
    if (!hasTyped) {
      hasTyped = true;
      field.onChange(typed);
    }
    return null;
  };
  const settings = { ...examples['system.settings'].output, ...(codeDigits && { codeDigits }) };
  renderHtml(<Form />, { state: { settings } });
  return { length, whole: whole.mock.calls.flat() };
}

test.each([
  [undefined, '482 913', 6, '482913'],
  [4, '48-29', 4, '4829'],
  [4, 'Code: 48291', 4, '4829'],
  [8, '48291357', 8, '48291357'],
])('where the operator names %s digits, %j fills a field of %s', (codeDigits, typed, length, code) => {
  expect(typeInto(codeDigits, typed)).toEqual({ length, whole: [code] });
});

test('half of a longer code is not sent', () => {
  expect(typeInto(8, '482913')).toEqual({ length: 8, whole: [] });
});

test('a code of the phone-auth service has six digits in any case', () => {
  expect(typeInto(4, '482913', { byPhoneAuth: true })).toEqual({ length: 6, whole: ['482913'] });
});
