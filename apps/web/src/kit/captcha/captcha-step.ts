// The captcha step before a call: returns a proof, or shows why there is none.
import type { CaptchaAction, CaptchaProof } from '@foyer/contract';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import { captchaBefore } from './captcha.rules.ts';

/**
 * The fields to send along; none where no proof is required, or where the form adds those of an image captcha itself.
 */
export type ProofResult = { readonly ok: true; readonly fields: CaptchaProof } | { readonly ok: false };

/** The parts of the shell that a captcha step needs. */
export type CaptchaShell = Pick<Shell, 'settings' | 'overlays' | 'texts' | 'navigation'>;

const refused: ProofResult = { ok: false };
const running = new WeakSet<CaptchaShell>();

/** Gets a fresh proof for one call; a proof works once. Without a proof, the person has already seen the reason. */
export async function proofFor(shell: CaptchaShell, action: CaptchaAction): Promise<ProofResult> {
  const kind = captchaBefore(action, shell.settings);
  if (kind === 'none' || kind === 'image') return { ok: true, fields: {} };
  return one(shell, () => (kind === 'vendor' ? solve(shell, action) : showUnsupported(shell)));
}

/** True where the operator has a puzzle to show. */
export const canProve = ({ settings }: CaptchaShell): boolean => Boolean(settings.gw.GEETEST_ID);

/** Gets a proof that the back end has demanded, whatever the settings say about the action. */
export const proofNow = (shell: CaptchaShell, action: CaptchaAction): Promise<ProofResult> =>
  one(shell, () => solve(shell, action));

/** One captcha at a time. */
async function one(shell: CaptchaShell, step: () => Promise<ProofResult>): Promise<ProofResult> {
  if (running.has(shell)) return showTooFast(shell);
  running.add(shell);
  try {
    return await step();
  } finally {
    running.delete(shell);
  }
}

async function solve(shell: CaptchaShell, action: CaptchaAction): Promise<ProofResult> {
  const { navigation, overlays, texts } = shell;
  const from = navigation.route();
  const reached = canOpen(overlays, 'captcha');
  const fields = await overlays.open('captcha', { action });
  if (fields) return { ok: true, fields };
  // The queue has said that it could not be fetched: nobody was there to leave it unsolved.
  if (!(await reached)) return refused;
  // The overlay closed because the person left the page: nobody submits any more.
  if (navigation.route() !== from) return refused;
  await overlays.open('alert', {
    title: texts.t('common.notice'),
    message: texts.t('captcha.verifyFirst'),
    confirm: texts.t('common.confirm'),
  });
  return refused;
}

/** CW-03 */
async function showTooFast({ overlays, texts }: CaptchaShell): Promise<ProofResult> {
  overlays.toast(texts.t('captcha.tooFast'), 'warn');
  return refused;
}

/** CW-05 */
async function showUnsupported({ overlays, texts }: CaptchaShell): Promise<ProofResult> {
  await overlays.open('alert', { title: texts.t('captcha.unknownError'), message: texts.t('captcha.notServing') });
  return refused;
}
