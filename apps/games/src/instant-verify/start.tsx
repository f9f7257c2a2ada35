// The page of a round's proof: computes promise and result again on this phone, without a session.
import { createRoot } from 'react-dom/client';
import { noteOf } from '../promises/promise-notes.rules.ts';
import { storedNotes } from '../promises/promise-notes.ts';
import { withTexts } from '../texts/loaded-texts.ts';
import { chosenLanguage, type Texts } from '../texts/texts.ts';
import { availableHashes } from '../verify/hashes.ts';
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

const verdictOf = async (): Promise<RoundVerdict> => {
  const answer = await call('games.instantProof', { game, round });
  if (answer.at !== 'done') return { at: 'failed', failure: answer };
  const hashes = await availableHashes().catch(() => null);
  if (hashes === null) return { at: 'failed', failure: { at: 'unknown', why: 'offline' } };
  // Judged under the game that was asked for: the answer may not choose what its secret is held to.
  const own = { note: noteOf(storedNotes(game), round), stake: stakeOf(location.hash) };
  return judgeRound({ ...answer.value, game, round }, own, hashes);
};

const begin = async (texts: Texts): Promise<void> => {
  document.documentElement.lang = texts.tag;
  document.documentElement.dir = texts.dir;
  document.title = texts.t('roundVerifyTitle');
  const show = (verdict: RoundVerdict): void =>
    view?.render(<RoundProofView texts={texts} verdict={verdict} game={game} />);
  show({ at: 'checking' });
  show(await verdictOf());
};

void withTexts(language, (texts) => void begin(texts));
