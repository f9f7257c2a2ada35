// The page of an instant game as a player reads it.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import english from '../../../../texts/EN/games.json';
import { textsFrom } from '../texts/texts.ts';
import { InstantContext } from './instant.context.ts';
import { type InstantRoom, startInstant } from './instant.state.ts';
import { InstantView } from './instant-view.tsx';

const shown = (change: Partial<InstantRoom>): string => {
  const room = { ...startInstant({ game: 'beacon', isTrial: false, isFramed: true, isStill: true }), ...change };
  return renderToStaticMarkup(
    <InstantContext.Provider value={{ room, send: () => undefined, texts: textsFrom('EN', english), money: null }}>
      <InstantView />
    </InstantContext.Provider>,
  );
};

afterEach(() => void vi.unstubAllGlobals());

test('a game that the platform refuses says why, with a way to try again and the reference for support', () => {
  vi.stubGlobal('navigator', {});
  const failure = { at: 'refused', code: 'maintenance', message: 'Back at noon.', reference: 'ref-1' } as const;
  const page = shown({ phase: 'failed', failure });
  expect(page).toContain('Back at noon.');
  expect(page).toContain('Try again');
  expect(page).toContain('ref-1');
});
