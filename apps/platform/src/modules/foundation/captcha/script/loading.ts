// Code of both loaders: the script's origin, loading the rest, and reporting a failed load.
import type { Loaded, Start } from './main.ts';

/** Name of the rest, put in by the build: it changes with its content. */
declare const CAPTCHA_MAIN: string;

/** Version 4's numbers: docs.geetest.com/BehaviorVerification/apirefer/api/errorcode/web, a resource that the script needs did not come. */
const RESOURCE_LOST = {
  code: '60205',
  error_code: '60205',
  msg: 'Network failure',
  user_error: '',
  desc: { detail: '' },
};

/** The server that the running script came from, without a slash at its end. */
export const serverOf = (): string => {
  const { currentScript } = document;
  const address = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
  return address.replace(/\/(?:static\/js|v4)\/[^/]*$/, '');
};

/** Answers every method with itself, and `onError` with the loss. */
const lost = (): object => {
  const instance: object = new Proxy(
    {},
    {
      get: (_, name) => (argument: unknown) => {
        if (name === 'onError' && typeof argument === 'function') setTimeout(() => argument(RESOURCE_LOST));
        return name === 'getValidate' ? false : instance;
      },
    },
  );
  return instance;
};

let tries = 0;

/** Fetches the rest once for all instances; a failed fetch is not remembered. */
export const begin = (
  server: string,
  start: (loaded: Loaded) => ReturnType<Start>,
  made: (instance: object) => void,
): void => {
  // Another address for another try: browsers keep a failed module by its address.
  const address = `${server}/files/${CAPTCHA_MAIN}${tries === 0 ? '' : `?${tries}`}`;
  (import(address) as Promise<Loaded>).then(start).then(
    (create) => made(create()),
    () => {
      tries += 1;
      made(lost());
    },
  );
};
