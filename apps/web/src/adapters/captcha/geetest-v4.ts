// Version 4 of the vendor's script API: https://docs.geetest.com/BehaviorVerification/apirefer/api/web
import type { CaptchaProof } from '@foyer/contract';
import type { ScriptLoader } from '../script-loader.ts';
import type { Captcha } from './port.ts';
import { version4Languages } from './vendor-languages.ts';
import { scriptTimeout, vendorProblem } from './vendor-problem.ts';
import { READY_TIMEOUT_MS, vendorWidget, type WidgetReports } from './vendor-widget.ts';

const SCRIPT = '/v4/gt4.js';

/** The methods we use, each answering the instance itself unless it says otherwise. */
export interface Geetest4 {
  readonly onReady: (seen: () => void) => Geetest4;
  readonly onSuccess: (seen: () => void) => Geetest4;
  readonly onError: (seen: (error: unknown) => void) => Geetest4;
  readonly onClose: (seen: () => void) => Geetest4;
  readonly showCaptcha: () => unknown;
  /** False until the puzzle is solved. */
  readonly getValidate: () => unknown;
  readonly destroy: () => unknown;
}

/** The window property that the script sets as its entry point. */
export interface Geetest4Page {
  readonly initGeetest4?: (options: Readonly<Record<string, unknown>>, made: (captcha: Geetest4) => void) => void;
}

export interface Geetest4Deps {
  readonly captchaId: string | undefined;
  readonly scripts: ScriptLoader;
  readonly page: Geetest4Page;
}

const values = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const;

/** The vendor's four values as base64url JSON, as the wire wants them; null when one is missing. */
export function version4Proof(result: unknown): CaptchaProof | null {
  const given = Object(result) as Readonly<Record<string, unknown>>;
  const proof = Object.fromEntries(values.map((name) => [name, given[name]]));
  if (Object.values(proof).some((value) => typeof value !== 'string')) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(proof));
  const base64 = btoa(String.fromCharCode(...bytes));
  return { geetestValidateV4: base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') };
}

function watch(captcha: Geetest4, reports: WidgetReports): void {
  captcha
    .onReady(() => reports.news({ type: 'ready' }))
    .onSuccess(() => {
      const proof = version4Proof(captcha.getValidate());
      if (proof) reports.news({ type: 'solved', proof });
      else reports.failed({ why: 'unknown' });
    })
    .onError((error) => reports.failed(vendorProblem(error)))
    .onClose(() => reports.news({ type: 'closed' }));
}

export const geetestV4 = ({ captchaId, scripts, page }: Geetest4Deps): Captcha => ({
  setUp: (task, dispatch) =>
    vendorWidget(task, dispatch, async ({ action, language, area }, reports) => {
      if (!captchaId) return reports.failed({ why: 'notSetUp' });
      if (!(await scripts.load(SCRIPT, () => typeof page.initGeetest4 === 'function')))
        return reports.failed(scriptTimeout);
      reports.begun();
      const options = {
        captchaId,
        product: 'bind',
        language: version4Languages[language],
        timeout: READY_TIMEOUT_MS,
        // A page on plain http allows the vendor's servers by https alone.
        protocol: 'https://',
        hideSuccess: true,
        // Errors from before there is an instance.
        onError: (error: unknown) => reports.failed(vendorProblem(error)),
        // The vendor ignores these two; the platform's own script binds the proof to one and renders in the other.
        action,
        area,
      };
      page.initGeetest4?.(options, (captcha) => {
        const there = reports.made({ open: () => captcha.showCaptcha(), destroy: () => captcha.destroy() });
        if (there) watch(captcha, reports);
      });
    }),
});
