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
const addressOf = (issue: string): string => {
  const query = new URLSearchParams({ game, issue, language, ...(fromRoom ? { from: FROM_ROOM } : {}) });
  return `${location.pathname}?${query}`;
};

const begin = (texts: Texts): void => {
  document.documentElement.lang = texts.tag;
  document.documentElement.dir = texts.dir;
  document.title = texts.t('verifyTitle');

  const show = (issue: string, verdict: Verdict): void => {
    view?.render(
      <VerifyView
        fromRoom={fromRoom}
        texts={texts}
        game={game}
        issue={issue}
        verdict={verdict}
        onCheck={(other) => void check(other)}
      />,
    );
  };

  const check = async (issue: string): Promise<void> => {
    history.replaceState(history.state, '', addressOf(issue));
    show(issue, { at: 'checking' });
    const answer = await call('games.proof', { game, issue });
    if (answer.at !== 'done') return show(issue, { at: 'failed', failure: answer });
    // Judged under the name that was asked for: the answer may not choose the draw its secret is held to.
    const proof = { ...answer.value, game, issue };
    const hashes = await availableHashes().catch(() => null);
    if (hashes === null) return show(issue, { at: 'failed', failure: { at: 'unknown', why: 'offline' } });
    show(issue, await judge(proof, noteOf(storedNotes(game), issue), hashes));
  };

  // Texts that come after others stood in for them find another draw here, perhaps.
  void check(new URL(location.href).searchParams.get('issue') ?? '');
};

watchArt();
void withTexts(language, begin);
