// The page of a draw's proof: computes promise and secret again on this phone, without a session.
import { createRoot } from 'react-dom/client';
import { watchArt } from '../files/watch-art.ts';
import { noteOf } from '../promises/promise-notes.rules.ts';
import { storedNotes } from '../promises/promise-notes.ts';
import { withTexts } from '../texts/loaded-texts.ts';
import { chosenLanguage, type Texts } from '../texts/texts.ts';
import { callWith } from '../wire/call.ts';
import { readStored } from '../wire/stored-values.ts';
import '../styles/verify.css';
import { availableHashes } from './hashes.ts';
import { judge } from './judge.ts';
import { createNewestCheck } from './newest-check.ts';
import type { Verdict } from './verdict.ts';
import { FROM_ROOM } from './verify-address.ts';
import { VerifyView } from './verify-view.tsx';

const address = new URL(location.href);
const game = address.searchParams.get('game') ?? 'rapid5';
const language = chosenLanguage(
  address.searchParams.get('language'),
  readStored('foyer.game.language'),
  navigator.languages,
);
const call = callWith({ language: () => language, session: () => null });
const fromRoom = address.searchParams.get('from') === FROM_ROOM && history.length > 1;
const page = document.getElementById('verify');
const view = page && createRoot(page);

/** The page's own address for an issue; a refresh opens it again. */
const addressOf = (asked: string): string => {
  const query = new URLSearchParams({ game, issue: asked, language, ...(fromRoom ? { from: FROM_ROOM } : {}) });
  return `${location.pathname}?${query}`;
};

let texts: Texts | null = null;
let issue = address.searchParams.get('issue') ?? '';
let verdict: Verdict = { at: 'checking' };

const paint = (): void => {
  if (texts === null) return;
  view?.render(
    <VerifyView fromRoom={fromRoom} texts={texts} game={game} issue={issue} verdict={verdict} onCheck={check} />,
  );
};

const verdictOf = async (asked: string): Promise<Verdict> => {
  const answer = await call('games.proof', { game, issue: asked });
  if (answer.at !== 'done') return { at: 'failed', failure: answer };
  // Judged under the name that was asked for: the answer may not choose the draw its secret is held to.
  const proof = { ...answer.value, game, issue: asked };
  return judge(proof, noteOf(storedNotes(game), asked), await availableHashes());
};

const checkNewest = createNewestCheck(verdictOf, (found) => {
  verdict = found;
  paint();
});

const check = (asked: string): void => {
  issue = asked;
  verdict = { at: 'checking' };
  history.replaceState(history.state, '', addressOf(asked));
  paint();
  void checkNewest(asked);
};

watchArt();
void withTexts(language, (loaded) => {
  const isFirst = texts === null;
  texts = loaded;
  document.documentElement.lang = loaded.tag;
  document.documentElement.dir = loaded.dir;
  document.title = loaded.t('verifyTitle');
  // Texts that come after others stood in for them find the check under way, or done.
  if (isFirst) check(issue);
  else paint();
});
