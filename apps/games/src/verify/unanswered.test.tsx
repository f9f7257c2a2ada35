// What both pages of proofs say where there is no proof to show.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../../../texts/EN/games.json';
import { RoundProofView } from '../instant-verify/round-proof-view.tsx';
import { textsFrom } from '../texts/texts.ts';
import type { Failure } from '../wire/outcome.ts';
import { VerifyView } from './verify-view.tsx';

beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

const texts = textsFrom('EN', english);
const nothing = (): void => undefined;
const pages = {
  'a draw': (failure: Failure) => (
    <VerifyView
      texts={texts}
      fromRoom={false}
      game="rapid5"
      issue="7"
      verdict={{ at: 'failed', failure }}
      onCheck={nothing}
    />
  ),
  'a round': (failure: Failure) => (
    <RoundProofView texts={texts} verdict={{ at: 'failed', failure }} game="beacon" onRetry={nothing} />
  ),
};
const refused = (code: string): Failure => ({ at: 'refused', code, message: 'Back at noon.', reference: 'ref-1' });

test.each(Object.entries(pages))('the proof of %s that did not load can be tried again', (_, page) => {
  expect(renderToStaticMarkup(page({ at: 'unknown', why: 'offline' }))).toContain(english.tryAgain);
});

test.each(Object.entries(pages))('a closed site does not say that it does not know %s', (_, page) => {
  const closed = renderToStaticMarkup(page(refused('maintenance')));
  expect(closed).toContain('Back at noon.');
  expect(closed).not.toMatch(/We don’t have that/);
  expect(renderToStaticMarkup(page(refused('issue.unknown')))).toMatch(/We don’t have that/);
});
