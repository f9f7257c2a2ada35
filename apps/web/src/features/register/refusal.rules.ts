// What a registration that failed means: where the form tells it, and the alert that goes before.
import { calls } from '@foyer/contract';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { Failure } from '../../shell/shell.ts';
import { nameTexts, type RegisterProblem, wordTexts } from './register.rules.ts';

type Telling = Pick<RegisterProblem, 'at' | 'text'>;

const byCode: Readonly<Record<string, Telling>> = {
  'username.invalid': { at: 'username', text: 'register.usernameRefused' },
  'username.taken': { at: 'username', text: 'register.usernameTaken' },
  'password.weak': { at: 'password', text: 'register.passwordRefused' },
  'mobile.invalid': { at: 'mobile', text: 'register.mobileInvalid' },
  'mobile.taken': { at: 'mobile', text: 'register.mobileTaken' },
  'country.refused': { at: 'mobile', text: 'register.countryRefused' },
  'code.invalid': { at: 'code', text: 'register.codeInvalid' },
  'terms.outdated': { at: 'agreed', text: 'register.termsOutdated' },
  'age.required': { at: 'agreed', text: 'register.agreeMissing' },
  'captcha.required': { at: 'captcha', text: 'register.captchaInvalid' },
  'captcha.invalid': { at: 'captcha', text: 'register.captchaInvalid' },
  'captcha.unavailable': { at: 'form', text: 'register.captchaUnavailable' },
  'region.restricted': { at: 'form', text: 'register.regionRestricted' },
  maintenance: { at: 'form', text: 'register.maintenance' },
};

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, TextKey>> = {
  offline: 'register.offline',
  network: 'register.unreachable',
  timeout: 'register.unreachable',
  malformed: 'register.unreachable',
  aborted: 'register.unreachable',
};

/** A text that the refusal carries by that name. */
function carried({ value }: Failure, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : undefined;
}

/** What a refused name or password says more exactly where the refusal names the rule. */
function byRule(failure: Failure): TextKey | undefined {
  const rule = carried(failure, 'rule') ?? '';
  if (failure.errorCode === 'username.invalid') return new Map(Object.entries(nameTexts)).get(rule);
  return failure.errorCode === 'password.weak' ? new Map(Object.entries(wordTexts)).get(rule) : undefined;
}

function tooMany({ retryAfterSeconds, reference }: Failure): RegisterProblem {
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  return minutes > 1
    ? { at: 'form', text: 'register.tooManyMinutes', values: { minutes }, reference }
    : { at: 'form', text: 'register.tooMany', reference };
}

/** What the form says about a failed registration. Every failure has words here, those that are silent elsewhere too. */
export function problemOf(failure: Failure): RegisterProblem {
  const { errorCode, kind, status, reference } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return tooMany(failure);
  const known = byCode[errorCode];
  if (known) {
    const proposal = errorCode === 'username.taken' ? carried(failure, 'proposal') : undefined;
    const text = byRule(failure) ?? known.text;
    return { ...known, text, ...(known.at === 'form' && { reference }), ...(proposal && { proposal }) };
  }
  if (kind !== 'refused') return { at: 'form', text: byKind[kind], reference };
  return { at: 'form', text: status >= 500 ? 'register.serviceBusy' : 'register.refused', reference };
}

/** True where nobody can know what became of the call: the same intent is asked for again before anything else is said. */
export const isLost = ({ kind }: Failure): boolean => kind === 'timeout' || kind === 'network' || kind === 'malformed';

/** RG-10: the alert of a failure. */
export interface RefusalAlert {
  readonly title: TextKey;
  /** The platform's own words, empty where it said none. */
  readonly message: string;
  readonly confirm: TextKey;
  readonly reference?: string;
}

const listed: ReadonlySet<string> = new Set([
  ...calls['member.register'].errors,
  ...calls['member.registerMobile'].errors,
]);

/**
 * The alert that goes before the words at the field; null where there is none: nobody was asked yet, or the catalogue keeps the code
 * silent. A refusal that the call does not list is a plain notice.
 */
export function alertOf({ kind, errorCode, message, reference }: Failure): RefusalAlert | null {
  if (kind !== 'refused' || errorCode.startsWith('TOO_MANY_REQUEST')) return null;
  return listed.has(errorCode)
    ? { title: 'register.prompt', message, confirm: 'register.promptSubmit' }
    : { title: 'common.notice', message, confirm: 'common.confirm', reference };
}
