// Version 3 of the vendor's script API: docs.geetest.com/captcha/apirefer/api/web
import { begin, serverOf } from './loading.ts';
import type { Options } from './options.ts';

const server = serverOf();

Object.assign(window, {
  initGeetest: (options: Options, made: (instance: object) => void) =>
    begin(server, ({ startThree }) => startThree(server, options), made),
});
