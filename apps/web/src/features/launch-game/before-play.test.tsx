import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay as GameSheet } from './game-sheet.tsx';
import { Overlay as Trial } from './trial-frame.tsx';

const props = { name: 'Rapid 5', art: 'tile-rapid', query: { vendor: 'LOTT', code: 'rapid5' } };
const answer = () => undefined;

test('the sheet before play offers real play and a trial at once, before anything has come', () => {
  const html = renderHtml(<GameSheet props={props} answer={answer} />);
  expect(html).toContain('Rapid 5');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Log in and play');
  expect(html).toContain('Try it for free');
});

test('GL-04 a trial shows at once that it opens, with the way back, and frames nothing yet', () => {
  const html = renderHtml(<Trial props={props} answer={answer} />);
  for (const text of ['Leave the trial', 'Hide this bar', 'Trial with play money', 'Opening your game'])
    expect(html).toContain(text);
  expect(html).not.toContain('Your balance comes along');
  expect(html).not.toContain('<iframe');
});
