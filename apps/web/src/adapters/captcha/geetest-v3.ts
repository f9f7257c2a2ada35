// Version 3 of the vendor's script API: https://docs.geetest.com/sensebot/apirefer/api/web
import type { CaptchaProof, OutputOf } from '@foyer/contract';
import { flagOf } from '@foyer/contract/schemas/read';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { ScriptLoader } from '../script-loader.ts';
import type { Captcha, CaptchaProblem, CaptchaTask } from './port.ts';
import { version3Languages } from './vendor-languages.ts';
import { scriptTimeout, vendorProblem } from './vendor-problem.ts';
import { READY_TIMEOUT_MS, vendorWidget, type WidgetReports } from './vendor-widget.ts';

const SCRIPT = '/static/js/gt.0.4.9.js';

/** The methods we use, each answering the instance itself unless it says otherwise. */
export interface Geetest3 {
  readonly onReady: (seen: () => void) => Geetest3;
  readonly onSuccess: (seen: () => void) => Geetest3;
  readonly onError: (seen: (error: unknown) => void) => Geetest3;
  readonly onClose: (seen: () => void) => Geetest3;
  /** Shows the puzzle of a `bind` captcha. */
  readonly verify: () => unknown;
  /** False until the puzzle is solved. */
  readonly getValidate: () => unknown;
  /** Newer releases alone have it. */
  readonly destroy?: () => unknown;
}

/** The window property that the script sets as its entry point. */
export interface Geetest3Page {
  readonly initGeetest?: (options: Readonly<Record<string, unknown>>, made: (captcha: Geetest3) => void) => void;
}

type Start = OutputOf<'captcha.geetest'>;

export interface Geetest3Deps {
  /** CW-07: returns the start values of this version. */
  readonly start: (task: CaptchaTask) => Promise<Outcome<Start>>;
  readonly scripts: ScriptLoader;
  readonly page: Geetest3Page;
}

/** The vendor's three values as the wire names them; null when one is missing. */
export function version3Proof(result: unknown): CaptchaProof | null {
  const { geetest_challenge, geetest_validate, geetest_seccode } = Object(result) as Readonly<Record<string, unknown>>;
  if (
    typeof geetest_challenge !== 'string' ||
    typeof geetest_validate !== 'string' ||
    typeof geetest_seccode !== 'string'
  )
    return null;
  return {
    geetestChallenge: geetest_challenge,
    geetestValidate: geetest_validate,
    geetestSeccode: geetest_seccode,
  };
}

/**
 * In a flat answer one `success` speaks for the call and for the vendor: with start values beside it, 0 means that the
 * vendor cannot be reached.
 */
function startIn(outcome: Outcome<Start>): Partial<Start> {
  if (outcome.ok) return outcome.value;
  const { gt, challenge, newCaptcha, new_captcha } = Object(outcome.value) as Readonly<Record<string, unknown>>;
  return typeof gt === 'string' && typeof challenge === 'string'
    ? { gt, challenge, newCaptcha: flagOf(newCaptcha ?? new_captcha) ?? true, success: 0 }
    : {};
}

/** CW-07: no answer of the platform's is no network; a refusal or an empty one means that nothing is set up. */
const problemOf = (outcome: Outcome<Start>): CaptchaProblem => ({
  why: outcome.ok || outcome.kind === 'refused' ? 'notSetUp' : 'network',
});

function watch(captcha: Geetest3, reports: WidgetReports): void {
  captcha
    .onReady(() => reports.news({ type: 'ready' }))
    .onSuccess(() => {
      const proof = version3Proof(captcha.getValidate());
      if (proof) reports.news({ type: 'solved', proof });
      else reports.failed({ why: 'unknown' });
    })
    .onError((error) => reports.failed(vendorProblem(error)))
    .onClose(() => reports.news({ type: 'closed' }));
}

const optionsOf = (
  { gt, challenge, newCaptcha, success }: Partial<Start>,
  { action, language, area }: CaptchaTask,
) => ({
  gt,
  challenge,
  offline: success === 0,
  new_captcha: newCaptcha,
  product: 'bind',
  lang: version3Languages[language],
  timeout: READY_TIMEOUT_MS,
  // A page on plain http allows the vendor's servers by https alone.
  https: true,
  hideSuccess: true,
  // The element in which a bound puzzle is rendered.
  area,
  // The vendor ignores it; the platform's own script binds the proof to it.
  action,
});

export const geetestV3 = ({ start, scripts, page }: Geetest3Deps): Captcha => ({
  setUp: (task, dispatch) =>
    vendorWidget(task, dispatch, async (_, reports) => {
      const outcome = await start(task);
      const begin = startIn(outcome);
      if (!begin.gt || !begin.challenge) return reports.failed(problemOf(outcome));
      if (!(await scripts.load(SCRIPT, () => typeof page.initGeetest === 'function')))
        return reports.failed(scriptTimeout);
      reports.begun();
      page.initGeetest?.(optionsOf(begin, task), (captcha) => {
        const there = reports.made({ open: () => captcha.verify(), destroy: () => captcha.destroy?.() });
        if (there) watch(captcha, reports);
      });
    }),
});
