// Proofs: made when a puzzle is solved, in the vendor's form, and taken once by the call they are for.
import { randomBytes } from 'node:crypto';
import type { CaptchaAction } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { hashOf } from '../../../secrets/token.ts';
import type { ProofOfFour, ProofOfThree } from './proof.rules.ts';

/** Time to finish the form behind the puzzle. */
export const PROOF_SECONDS = 120;

const MILLISECONDS = 1000;

/** Every value counts: a proof with one of them changed is another proof. */
const hashOfThree = ({ challenge, validate }: ProofOfThree): string => hashOf(`3|${challenge}|${validate}`);
const hashOfFour = ({ lot_number, captcha_output, pass_token, gen_time }: ProofOfFour): string =>
  hashOf(`4|${lot_number}|${captcha_output}|${pass_token}|${gen_time}`);

/** A new proof, as the script's `getValidate` answers it, and the hash to keep. */
export interface NewProof {
  readonly hash: string;
  readonly validate: Readonly<Record<string, string>>;
}

export const newProofOfThree = (challenge: string): NewProof => {
  const validate = randomBytes(16).toString('hex');
  return {
    hash: hashOfThree({ challenge, validate }),
    validate: {
      geetest_challenge: challenge,
      geetest_validate: validate,
      geetest_seccode: `${validate}|jordan`,
    },
  };
};

export const newProofOfFour = (lotNumber: string, captchaId: string, now: Date): NewProof => {
  const values = {
    lot_number: lotNumber,
    captcha_output: randomBytes(48).toString('base64url'),
    pass_token: randomBytes(32).toString('hex'),
    gen_time: String(Math.floor(now.getTime() / MILLISECONDS)),
  };
  return { hash: hashOfFour(values), validate: { captcha_id: captchaId, ...values } };
};

const take = async (db: Database, merchant: string, action: CaptchaAction, hash: string): Promise<boolean> => {
  const [taken] = await rows<{ fits: boolean }>(
    db,
    sql`delete from captcha_proof where proof_hash = ${hash}
      returning merchant = ${merchant} and action = ${action} and expires_at > now() as fits`,
  );
  return taken?.fits === true;
};

/** Takes a proof of our own: true once, for its action and its operator. It is gone either way. */
export const takeProof = (
  db: Database,
  merchant: string,
  action: CaptchaAction,
  proof: ProofOfThree | ProofOfFour,
): Promise<boolean> => take(db, merchant, action, 'challenge' in proof ? hashOfThree(proof) : hashOfFour(proof));
