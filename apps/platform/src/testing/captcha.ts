// For tests: operators with a captcha, a person who solves puzzles, the vendor's proof.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { rows } from '../db/database.ts';
import type { CallContext } from '../module.ts';
import type { CaptchaProof } from '../modules/foundation/captcha/proof.rules.ts';
import type { Answer } from '../modules/foundation/captcha/puzzle.ts';
import type { Judgement, LoadedPuzzle } from '../modules/foundation/captcha/puzzle-service.ts';
import type { Load, Verify } from '../modules/foundation/captcha/wire.schemas.ts';
import type { TestPlatform } from './platform.ts';

const OURS = fileURLToPath(new URL('../../../../merchants', import.meta.url));

/** The content of merchant.json, as far as tests change it. */
export interface OperatorFile {
  readonly settings: {
    captchaFor: string[];
    readonly gw: Record<string, unknown>;
    readonly register: { captcha: { enabled: boolean } };
  };
  readonly switches: Record<string, boolean>;
  captchaVendor?: { keyFile: string; api?: string };
}

/** A copy of the operators with the captcha on for every action; `change` spoils it further. Remove the folder afterwards. */
export const operatorsWithCaptcha = (change: (file: OperatorFile, code: string) => void = () => undefined) => {
  const folder = mkdtempSync(join(tmpdir(), 'captcha-'));
  cpSync(OURS, folder, { recursive: true });
  for (const code of ['aurora', 'lotus']) {
    const path = join(folder, code, 'merchant.json');
    const file = JSON.parse(readFileSync(path, 'utf8')) as OperatorFile;
    Object.assign(file.switches, { captcha: true, captchaBeforeSms: true, captchaTestMode: false });
    file.settings.captchaFor = ['login', 'register', 'sms', 'reset'];
    change(file, code);
    writeFileSync(path, JSON.stringify(file));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export interface Replied<T> {
  readonly status: number;
  readonly text: string;
  readonly body: { readonly success: boolean; readonly value?: T; readonly errorCode?: string };
}

/** The calls that our captcha script makes. */
export const captchaWire = (platform: TestPlatform, host: string) => {
  const send = async <T>(path: string, input: unknown, headers: Record<string, string> = {}): Promise<Replied<T>> => {
    const response = await fetch(`${platform.url}/wps/captcha/${path}`, {
      method: 'POST',
      headers: { 'X-Forwarded-Host': host, 'Content-Type': 'application/json', Language: 'EN', ...headers },
      body: JSON.stringify(input),
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) as Replied<T>['body'] };
  };
  return {
    load: (input: Partial<Load>, headers?: Record<string, string>) => send<LoadedPuzzle>('load', input, headers),
    verify: (input: Partial<Verify>, headers?: Record<string, string>) => send<Judgement>('verify', input, headers),
  };
};

/** The right answer, which only the database knows. */
export const answerOf = async ({ db }: TestPlatform, challenge: string): Promise<Answer> => {
  const [row] = await rows<{ answer: Answer }>(db, sql`select answer from captcha_challenge where id = ${challenge}`);
  if (!row) throw new Error('There is no such challenge.');
  return row.answer;
};

/** Makes the puzzle look as if it had been on the screen for a while. */
export const viewChallenge = async ({ db }: TestPlatform, challenge: string, seconds = 6): Promise<void> => {
  await db.execute(
    sql`update captcha_challenge set shown_at = now() - make_interval(secs => ${seconds}::int) where id = ${challenge}`,
  );
};

/** Returns the answer that a patient person sends. */
export const givenFor = (answer: Answer): Omit<Verify, 'challenge'> => {
  if (answer.kind === 'slide') {
    const steps = [0, 0.2, 0.45, 0.7, 0.9, 1];
    return { x: answer.x, track: steps.map((part, at) => [8 + (answer.x - 8) * part, 40, 300 + at * 120]) };
  }
  if (answer.kind === 'click') {
    const places = answer.places.map(([x, y]): [number, number] => [x + 4, y - 5]);
    return { places, track: places.map(([x, y], at) => [x, y, 900 + at * 700]) };
  }
  return { text: answer.text, track: [] };
};

/** The fields of a call that carry what `getValidate` answered. */
export const fieldsOf = (validate: Readonly<Record<string, string>>): CaptchaProof =>
  'lot_number' in validate
    ? { geetestValidateV4: Buffer.from(JSON.stringify(validate)).toString('base64url') }
    : {
        geetestChallenge: validate.geetest_challenge,
        geetestValidate: validate.geetest_validate,
        geetestSeccode: validate.geetest_seccode,
      };

/** Loads a puzzle, solves it, and answers the proof's fields. */
export const solve = async (platform: TestPlatform, host: string, load: Partial<Load>): Promise<CaptchaProof> => {
  const wire = captchaWire(platform, host);
  const captchaId = host.includes('lotus') ? 'lotus' : 'aurora';
  const { body } = await wire.load({ captchaId, kind: 'slide', ...load });
  if (!body.value) throw new Error(`No puzzle: ${body.errorCode}`);
  const { challenge } = body.value;
  await viewChallenge(platform, challenge);
  const judged = await wire.verify({ challenge, ...givenFor(await answerOf(platform, challenge)) });
  if (!judged.body.value?.solved) throw new Error(`Not solved: ${judged.text}`);
  return fieldsOf(judged.body.value.validate);
};

/** A visitor, as `require` takes it. */
export const visitorOf = ({ context }: TestPlatform, code: string, ip = '203.0.113.9'): CallContext => {
  const merchant = context.merchants.byCode(code);
  if (!merchant) throw new Error(`No operator ${code}`);
  return {
    merchant,
    ip,
    language: 'EN',
    region: null,
    access: { isRegionRestricted: false, isInMaintenance: false },
    host: `${code}.localhost`,
    scheme: 'http',
    device: null,
    userAgent: null,
    session: null,
    idempotencyKey: null,
    reference: 'TEST',
  };
};
