// The page of a round's proof: computes promise and result again on this phone, without a session.
import { createRoot } from 'react-dom/client';
import { noteOf } from '../promises/promise-notes.rules.ts';
import { storedNotes } from '../promises/promise-notes.ts';
import { withTexts } from '../texts/loaded-texts.ts';
import { chosenLanguage, type Texts } from '../texts/texts.ts';
import { availableHashes } from '../verify/hashes.ts';
import { createNewestCheck } from '../verify/newest-check.ts';
import { callWith } from '../wire/call.ts';
import { readStored } from '../wire/stored-values.ts';
import { judgeRound, type RoundVerdict } from './judge-round.ts';
import { stakeOf } from './proof-address.ts';
import { RoundProofView } from './round-proof-view.tsx';
import '../styles/verify.css';

const { searchParams } = new URL(location.href);
const game = searchParams.get('game') ?? 'beacon';
const round = searchParams.get('round') ?? '';
const language = chosenLanguage(searchParams.get('language'), readStored('foyer.game.language'), navigator.languages);
const call = callWith({ language: () => language, session: () => null });
const page = document.getElementById('verify');
const view = page && createRoot(page);

let texts: Texts | null = null;
let verdict: RoundVerdict = { at: 'checking' };

const paint = (): void => {
  if (texts !== null)
    view?.render(<RoundProofView texts={texts} verdict={verdict} game={game} onRetry={() => check(round)} />);
};

const verdictOf = async (asked: string): Promise<RoundVerdict> => {
  const answer = await call('games.instantProof', { game, round: asked });
  if (answer.at !== 'done') return { at: 'failed', failure: answer };
  // Judged under the game that was asked for: the answer may not choose what its secret is held to.
  const own = { note: noteOf(storedNotes(game), asked), stake: stakeOf(location.hash) };
  return judgeRound({ ...answer.value, game, round: asked }, own, await availableHashes());
};

const checkNewest = createNewestCheck(verdictOf, (found) => {
  verdict = found;
  paint();
});

const check = (asked: string): void => {
  verdict = { at: 'checking' };
  paint();
  void checkNewest(asked);
};

void withTexts(language, (loaded) => {
  const isFirst = texts === null;
  texts = loaded;
  document.documentElement.lang = loaded.tag;
  document.documentElement.dir = loaded.dir;
  document.title = loaded.t('roundVerifyTitle');
  // Texts that come after others stood in for them find the check under way, or done.
  if (isFirst) check(round);
  else paint();
});
