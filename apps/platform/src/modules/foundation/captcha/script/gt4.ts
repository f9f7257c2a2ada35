// Version 4 of the vendor's script API: docs.geetest.com/BehaviorVerification/apirefer/api/web
import { begin, serverOf } from './loading.ts';
import type { Options } from './options.ts';

const server = serverOf();

Object.assign(window, {
  initGeetest4: (options: Options, made: (instance: object) => void) =>
    begin(server, ({ startFour }) => startFour(server, options), made),
});
