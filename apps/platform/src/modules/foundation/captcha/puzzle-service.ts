// The platform's own captcha service: shows puzzles and turns right answers into proofs.
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { isForgiving } from './captcha.ts';
import { reserveAnswer, showAgain, showChallenge, solveChallenge, TRIES } from './challenge-store.ts';
import { dutyOf, versionOf } from './duty.rules.ts';
import { isPlausible, isRight } from './judge.rules.ts';
import { reserveUse } from './limits.ts';
import { newProofOfFour, newProofOfThree, PROOF_SECONDS } from './proof.ts';
import type { Puzzle, PuzzleKind, PuzzleView } from './puzzle.ts';
import type { PuzzlePool } from './puzzle-pool.ts';
import { phraseQuestion } from './question/question.ts';
import type { VendorOf } from './vendors.ts';
import type { Load, Verify } from './wire.schemas.ts';

export type Visitor = Pick<CallContext, 'merchant' | 'ip' | 'language'>;

export type LoadedPuzzle = PuzzleView & { readonly challenge: string; readonly tries: number };

export type Judgement =
  | { readonly solved: true; readonly validate: Readonly<Record<string, string>> }
  | { readonly solved: false; readonly triesLeft: number };

export interface PuzzleService {
  readonly load: (input: Load, visitor: Visitor) => Promise<LoadedPuzzle>;
  readonly verify: (input: Verify, visitor: Visitor) => Promise<Judgement>;
}

const createPuzzle = async (pool: PuzzlePool, kind: PuzzleKind, { language }: Visitor): Promise<Puzzle> =>
  kind === 'question' ? phraseQuestion(language) : pool.take(kind);

export const createPuzzleService = (platform: PlatformContext, pool: PuzzlePool, vendorOf: VendorOf): PuzzleService => {
  const { db, now } = platform;

  /** Only for pages of an operator that we serve, by the id its settings name. */
  const checkServed = ({ captchaId, action }: Load, { merchant }: Visitor): void => {
    if (captchaId !== merchant.settings.gw.GEETEST_ID || vendorOf(merchant) !== null) throw new Refusal('not.found');
    if (action !== undefined && dutyOf(action, merchant) === 'unserved') throw new Refusal('captcha.unavailable');
  };

  const show = async ({ challenge, action }: Load, { merchant }: Visitor, puzzle: Puzzle): Promise<string> => {
    if (versionOf(merchant) === '3') {
      const shown = challenge !== undefined && (await showAgain(db, merchant.code, challenge, puzzle.answer));
      if (!shown) throw new Refusal('captcha.invalid');
      return challenge;
    }
    if (action === undefined) throw new Refusal('input.invalid');
    return showChallenge(db, { merchant: merchant.code, action }, puzzle.answer);
  };

  const load: PuzzleService['load'] = async (input, visitor) => {
    checkServed(input, visitor);
    await reserveUse(platform, input.kind === 'question' ? 'question' : 'load', visitor);
    const puzzle = await createPuzzle(pool, input.kind, visitor);
    return { ...puzzle.view, challenge: await show(input, visitor, puzzle), tries: TRIES };
  };

  const prove = async (id: string, { merchant }: Visitor): Promise<Judgement | null> => {
    const proof =
      versionOf(merchant) === '3'
        ? newProofOfThree(id)
        : newProofOfFour(id, merchant.settings.gw.GEETEST_ID ?? '', now());
    const won = await solveChallenge(db, id, proof.hash, PROOF_SECONDS);
    return won ? { solved: true, validate: proof.validate } : null;
  };

  const verify: PuzzleService['verify'] = async ({ challenge, ...given }, visitor) => {
    await reserveUse(platform, 'verify', visitor);
    const tried = await reserveAnswer(db, visitor.merchant.code, challenge);
    if (tried === null) throw new Refusal('captcha.invalid');
    const { answer, triesLeft, elapsedMs } = tried;
    const right =
      isForgiving(platform, visitor) || (isPlausible(answer.kind, given, elapsedMs) && isRight(answer, given));
    return (right && (await prove(challenge, visitor))) || { solved: false, triesLeft };
  };

  return { load, verify };
};
