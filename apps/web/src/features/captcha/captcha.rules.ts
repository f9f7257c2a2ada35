// Turns a captcha problem into the text of the sheet and the one way past the problem.
import type { CaptchaAction, PageSettings } from '@foyer/contract';
import type { CaptchaProblem } from '../../adapters/captcha/port.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';

const words: Readonly<Record<Exclude<CaptchaProblem['why'], 'vendor'>, TextKey>> = {
  network: 'captcha.networkFailure',
  notSetUp: 'captcha.notSetUp',
  unknown: 'captcha.unknownError',
};

/** CW-08: the text for the person, and the vendor's number where there is one. */
export function problemText(
  problem: CaptchaProblem,
  t: (key: TextKey, values?: Record<string, string>) => string,
): string {
  const text = problem.why === 'vendor' ? (problem.text ?? t(words.unknown)) : t(words[problem.why]);
  return problem.code ? t('captcha.errorWithCode', { text, code: problem.code }) : text;
}

/**
 * A vendor that cannot be reached may not lock members out: they may log in without a proof, and the platform, which asks the vendor
 * itself, decides whether that goes. @assumed
 */
export const mayGoWithout = (action: CaptchaAction, problem: CaptchaProblem, { gw }: PageSettings): boolean =>
  action === 'login' &&
  problem.why === 'network' &&
  (gw.GEETEST_SERVERS ?? []).some((server) => server.startsWith('https://'));
