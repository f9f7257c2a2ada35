import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { LateWins } from './late-wins.tsx';

const settings = examples['system.settings'].output;

test.each([
  ['stands at the end of home before the wins are there', true],
  ['stands nowhere where the operator asks for none', false],
])('the way to the choice of tracking %s', (_, consent) => {
  const html = renderHtml(<LateWins />, { state: { settings: { ...settings, consent } } });
  expect(html.includes('Privacy choices')).toBe(consent);
});
