// CW-08: what the block says about a problem.
import type { CaptchaProblem } from '../../adapters/captcha/port.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';

const words: Readonly<Record<Exclude<CaptchaProblem['why'], 'vendor'>, TextKey>> = {
  network: 'captcha.networkFailure',
  notSetUp: 'captcha.notSetUp',
  unknown: 'captcha.unknownError',
};

/** The text for the person, and the vendor's number where there is one. */
export function sayProblem(
  problem: CaptchaProblem,
  t: (key: TextKey, values?: Record<string, string>) => string,
): string {
  const text = problem.why === 'vendor' ? (problem.text ?? t(words.unknown)) : t(words[problem.why]);
  return problem.code ? t('captcha.errorWithCode', { text, code: problem.code }) : text;
}
