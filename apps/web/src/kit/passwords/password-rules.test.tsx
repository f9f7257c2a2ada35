import { expect, test } from 'vitest';
import { renderHtml } from '../fake-page.tsx';
import { PasswordRules } from './password-rules.tsx';

const rulesOf = (password: string): string =>
  renderHtml(
    <PasswordRules
      chosen={{ password, oldPassword: null, userName: 'nora', lengths: { minLength: 8, maxLength: 64 } }}
    />,
  );

test.each([
  ['', 0, 0],
  ['nora1', 1, 1],
  ['quiet-river', 2, 3],
  ['quiet-River-lamp-42', 4, 3],
])('a new password %j shows its strength in four steps, and which rules it meets', (password, level, met) => {
  const html = rulesOf(password);
  expect(html).toContain(`data-level="${level}"`);
  expect(html.match(/done<\/span>/g) ?? []).toHaveLength(met);
});
