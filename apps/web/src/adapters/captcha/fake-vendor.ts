// A fake of the vendor's script, both versions; a test plays the person and the network.
import { type FakeScriptPage, fakeScriptPage, type ServerMood } from '../fake-script-page.ts';
import type { Geetest3Page } from './geetest-v3.ts';
import type { Geetest4Page } from './geetest-v4.ts';

type Handler = (argument?: unknown) => void;

export interface FakeVendor {
  readonly page: FakeScriptPage & Geetest3Page & Geetest4Page;
  /** Returns the options that the script was started with. */
  readonly options: () => Readonly<Record<string, unknown>>;
  readonly started: () => number;
  readonly shown: () => number;
  readonly destroyed: () => number;
  readonly ready: () => void;
  readonly solve: () => void;
  readonly close: () => void;
  readonly fail: () => void;
  /** The value that getValidate returns once the puzzle is solved. */
  result: unknown;
}

/** getValidate of version 3: https://docs.geetest.com/sensebot/apirefer/api/web (getValidate) */
export const solved3 = {
  geetest_challenge: '42a3f2a1c8e04e7b',
  geetest_validate: '6b0c9f5e',
  geetest_seccode: '6b0c9f5e|jordan',
};
/** getValidate of version 4: https://docs.geetest.com/BehaviorVerification/apirefer/api/web (getValidate) */
export const solved4 = {
  captcha_id: '647f5ed2ed8acb4be36784e01556bb71',
  lot_number: '4dc3cfc2cdff448cad8d13107198d473',
  captcha_output: 'AQ==–',
  pass_token: '3b4e7b1b5f0c',
  gen_time: '1731992400',
};
/** onError of version 3: https://docs.geetest.com/sensebot/apirefer/api/web (onError) */
export const error3 = { error_code: 'error_108', user_error: '网络不给力', msg: 'picture' };
/** onError of version 4: https://docs.geetest.com/BehaviorVerification/apirefer/api/web (onError) */
export const error4 = { code: '60500', msg: 'Server forbidden', desc: { detail: '' } };

export function fakeVendor(version: 3 | 4, servers: Readonly<Record<string, ServerMood>>): FakeVendor {
  let options: Readonly<Record<string, unknown>> = {};
  const counts = { started: 0, shown: 0, destroyed: 0 };
  let handlers: Record<string, Handler> = {};
  let solved = false;
  const page = fakeScriptPage(servers, () =>
    // Loading the script puts one function on the page: "import the initialization function".
    Object.assign(page, version === 4 ? { initGeetest4: init } : { initGeetest: init }),
  );

  // Each listener answers the instance, so that calls can be chained.
  const listen = (name: string) => (listener: Handler) => {
    handlers[name] = listener;
    return instance;
  };
  const show = (): void => {
    counts.shown += 1;
  };
  const instance = {
    onReady: listen('ready'),
    onSuccess: listen('success'),
    onError: listen('error'),
    onClose: listen('close'),
    // getValidate answers false until the puzzle is solved.
    getValidate: () => (solved ? vendor.result : false),
    destroy: () => {
      counts.destroyed += 1;
    },
    // A bound puzzle has no button: version 4 is shown by showCaptcha, version 3 by verify, after onReady.
    ...(version === 4 ? { showCaptcha: show } : { verify: show }),
  };
  const init = (given: Readonly<Record<string, unknown>>, made: (captcha: never) => void): void => {
    options = given;
    counts.started += 1;
    solved = false;
    handlers = {};
    made(instance as never);
  };
  const vendor: FakeVendor = {
    page: page as FakeVendor['page'],
    options: () => options,
    started: () => counts.started,
    shown: () => counts.shown,
    destroyed: () => counts.destroyed,
    ready: () => handlers.ready?.(),
    solve: () => {
      solved = true;
      handlers.success?.();
    },
    close: () => handlers.close?.(),
    fail: () => handlers.error?.(version === 4 ? error4 : error3),
    result: version === 4 ? solved4 : solved3,
  };
  return vendor;
}
