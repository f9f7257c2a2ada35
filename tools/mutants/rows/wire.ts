// Mutants of what every call has in common: headers, time limits, tokens, caches.
import type { Mutant } from '../mutant.ts';

const test = 'apps/web/src/shell/http/create-send.test.ts';
const asking = 'apps/web/src/shell/http/outgoing-call.ts';
const exchange = 'apps/web/src/shell/http/exchange.ts';
const send = 'apps/web/src/shell/http/create-send.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'HT-01 Merchant on every call',
    file: asking,
    find: '    Merchant: sender.merchant,\n',
    replace: '',
    killedBy: test,
  },
  {
    breaks: 'HT-01 Language on every call',
    file: asking,
    find: '    Language: sender.language(),\n',
    replace: '',
    killedBy: test,
  },
  {
    breaks: 'HT-01 Authorization',
    file: asking,
    find: '...(token && { Authorization: token })',
    replace: '...(!token && { Authorization: token })',
    killedBy: test,
  },
  {
    breaks: 'HT-01 calls without a token',
    file: asking,
    find: "if (options.authorization === false || row.token === 'none') return undefined;",
    replace: '',
    killedBy: test,
  },
  {
    breaks: 'HT-01 ModuleId',
    file: asking,
    find: '    ...(row.moduleId && { ModuleId: row.moduleId }),\n',
    replace: '',
    killedBy: test,
  },
  {
    breaks: 'HT-01 Device',
    file: asking,
    find: '    ...(device && { Device: device }),\n',
    replace: '',
    killedBy: test,
  },
  {
    breaks: 'HT-01 a token of the caller goes before that of the session',
    file: asking,
    find: 'return options.token ?? sender.token();',
    replace: 'return sender.token() ?? options.token ?? null;',
    killedBy: test,
  },
  {
    breaks: 'HT-02 30 s',
    file: exchange,
    find: 'HTTP_TIMEOUT_MS = 30_000',
    replace: 'HTTP_TIMEOUT_MS = 29_000',
    killedBy: test,
  },
  {
    breaks: 'HT-02 credentials',
    file: exchange,
    find: "credentials: 'include'",
    replace: "credentials: 'omit'",
    killedBy: test,
  },
  {
    breaks: 'HT-02 a call that names its time-out has it',
    file: send,
    find: 'timeoutMs: row.timeoutMs ?? HTTP_TIMEOUT_MS,',
    replace: 'timeoutMs: HTTP_TIMEOUT_MS,',
    killedBy: test,
  },
  {
    breaks: 'HT-04 GETs under way are shared',
    file: send,
    find: "if (call.row.method !== 'GET') return (",
    replace: 'if (true) return (',
    killedBy: test,
  },
  {
    breaks: 'HT-04 a GET after a change is another one',
    file: send,
    find: '.finally(cache.unshare)',
    replace: '',
    killedBy: test,
  },
  {
    breaks: 'HT-05 sealed calls are sealed',
    file: send,
    find: 'call.row.sealed ? sendSealed(call) : sendCall(call)',
    replace: 'sendCall(call)',
    killedBy: test,
  },
  {
    breaks: 'HT-05 an unknown key is fetched again',
    file: send,
    find: "if (outcome.ok || outcome.errorCode !== 'encryption.key.unknown') return outcome;",
    replace: 'return outcome;',
    killedBy: test,
  },
  {
    breaks: 'a backslash that browsers leave in a query is let in',
    file: 'packages/http-guard/src/request.rules.ts',
    find: '(?:\\?[\\x21\\x22\\x24-\\x7e]*)?$/',
    replace: '(?:\\?[\\x21\\x22\\x24-\\x5b\\x5d-\\x7e]*)?$/',
    killedBy: 'packages/http-guard/src/server.test.ts',
  },
  {
    breaks: 'a backslash in a path is refused',
    file: 'packages/http-guard/src/request.rules.ts',
    find: '\\x40-\\x5b\\x5d-\\x7e]*',
    replace: '\\x40-\\x7e]*',
    killedBy: 'packages/http-guard/src/request.rules.test.ts',
  },
  {
    breaks: 'an operator’s connection ends with its last answer',
    file: 'apps/platform/src/http/operator-server.ts',
    find: '  endConnections(app);\n',
    replace: '',
    killedBy: 'apps/platform/src/http/shutdown.http.test.ts',
  },
];
