import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Screen } from './feedback-screen.tsx';

const rendered = (draft: Readonly<Record<string, string>> = {}) =>
  renderHtml(<Screen />, { shell: { drafts: { read: () => draft } } });

test('one heading, a labelled text with its hint, and one send button', () => {
  const html = rendered();
  expect(html.match(/<h1/g)).toHaveLength(1);
  const [, id] = /<textarea[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain('2,000 characters');
  expect(html.match(/type="submit"/g)).toHaveLength(1);
});

test('text typed before a refresh is in the form again', () => {
  const html = rendered({ kind: 'praise', text: 'Fast draws', key: 'k1' });
  expect(html).toMatch(/<textarea[^>]*>Fast draws</);
  expect(html).toMatch(/aria-pressed="true"[^>]*>Praise/);
});

test('a draft with an unknown kind gets the first kind', () => {
  expect(rendered({ kind: 'order', text: 'x' })).toMatch(/aria-pressed="true"[^>]*>Problem/);
});
