import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CodeField, type CodeFieldProps } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';

const nothing = () => undefined;
const code: CodeFieldProps = {
  label: 'Code from the message',
  note: 'Expires in 4:18',
  sentTo: 'Sent to +63 917',
  again: 'New code in 0:42',
  againDisabled: true,
  sending: false,
  onAgain: nothing,
  value: '482',
  length: 6,
  onChange: nothing,
};
const input = (html: string): string => /<input[^>]*>/.exec(html)?.[0] ?? '';

describe('the field for a code', () => {
  test('SM-01 is one input under six drawn cells, for autofill, paste and screen readers', () => {
    const html = renderToString(<CodeField {...code} />);
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html.match(/<span class="[^"]*cell[^"]*">/g)).toHaveLength(6);
    expect(input(html)).toMatch(/autoComplete="one-time-code"/i);
    expect(input(html)).toMatch(/inputMode="numeric"/i);
    expect(input(html)).not.toMatch(/maxlength/i);
  });

  test('says how long the code is valid, its target, and when another one can be sent', () => {
    const html = renderToString(<CodeField {...code} />);
    for (const text of ['Expires in 4:18', 'Sent to +63 917', 'New code in 0:42']) expect(html).toContain(text);
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>New code/);
  });

  test('no other code can be requested while one is checked', () => {
    const again = (readOnly: boolean) =>
      renderToString(<CodeField {...code} againDisabled={false} readOnly={readOnly} />);
    expect(again(false)).not.toMatch(/<button[^>]*disabled=""/);
    expect(again(true)).toMatch(/<button[^>]*disabled=""[^>]*>New code/);
  });

  test('a wrong code shows its message at the field', () => {
    const html = renderToString(<CodeField {...code} error="This code is not right." />);
    expect(input(html)).toContain('aria-invalid="true"');
    expect(html).toMatch(/role="alert"[^>]*>.*This code is not right/);
  });
});

describe('the field for a phone number', () => {
  const phone = {
    label: 'Mobile number',
    dialingCode: '63',
    flag: null,
    countryLabel: 'Philippines +63. Change country',
    onCountry: nothing,
  };

  test('OV-03 SM-02 has the plus-prefixed country code as a button, left to right in every language', () => {
    const html = renderToString(<PhoneField {...phone} />);
    expect(html).toMatch(/<div class="[^"]*control[^"]*" dir="ltr">/);
    expect(html).toMatch(/<button[^>]*aria-label="Philippines \+63\. Change country"[^>]*>.*\+63/);
    expect(input(html)).toMatch(/type="tel"/);
    expect(input(html)).toMatch(/autoComplete="tel"/i);
    expect(input(html)).toMatch(/inputMode="tel"/i);
  });

  test('its button waits until the countries have loaded', () => {
    expect(renderToString(<PhoneField {...phone} dialingCode={null} />)).toMatch(/<button[^>]*disabled=""/);
  });
});
