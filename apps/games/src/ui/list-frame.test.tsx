// A list as a player reads it while its pages come and fail.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../../texts/EN/games.json';
import { StageContext } from '../room/room.context.ts';
import { emptyPage, type Paged, startRoom } from '../room/room.state.ts';
import { textsFrom } from '../texts/texts.ts';
import { ListFrame } from './list-frame.tsx';

const room = startRoom('rapid5', 'room');
const shown = (list: Partial<Paged<string>>): string =>
  renderToStaticMarkup(
    <StageContext.Provider value={{ room, send: () => undefined, texts: textsFrom('EN', english), money: null }}>
      <ListFrame list={{ ...emptyPage, ...list }} onMore={() => undefined} empty={null}>
        <p>a line</p>
      </ListFrame>
    </StageContext.Provider>,
  );
const failed = { at: 'failed', failure: { at: 'unknown', why: 'timeout' } } as const;

test('a list without a line that did not load says so in its place', () => {
  expect(shown(failed)).toContain(english.tryAgain);
  expect(shown(failed)).not.toContain('a line');
});

test('known lines stay above the way to try again', () => {
  const page = shown({ ...failed, items: ['a line'], nextCursor: 'c' });
  expect(page.indexOf('a line')).toBeGreaterThan(0);
  expect(page.indexOf(english.tryAgain)).toBeGreaterThan(page.indexOf('a line'));
  expect(page).not.toContain(english.more);
});
