// Mutants of what holds the oldest browsers, and of the way out where code of ours breaks.
import type { Mutant } from '../mutant.ts';

const kernel = 'apps/web/src/shell/flow/flow.ts';
const kernelTest = 'apps/web/src/shell/flow/flow.test.ts';
const builtins = 'packages/browsers/src/missing-builtins.ts';
const builtinsTest = 'packages/browsers/src/missing-builtins.test.ts';
const check = 'tools/browsers/check.ts';
const checkTest = 'tools/browsers/browsers.test.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'a promise of a runner that fails is heard',
    file: kernel,
    find: 'Promise.resolve(perform(effect, send)).catch(fail)',
    replace: 'Promise.resolve(perform(effect, send)).catch(() => undefined)',
    killedBy: kernelTest,
  },
  {
    breaks: 'a step that throws is heard',
    file: kernel,
    find: 'attempt(() => move(advance(flow, state, event)), fail)',
    replace: 'move(advance(flow, state, event))',
    killedBy: kernelTest,
  },
  {
    breaks: 'a fault is reported',
    file: kernel,
    find: '  console.error(',
    replace: '  void (',
    killedBy: kernelTest,
  },
  {
    breaks: 'a log-in whose code breaks can be sent again',
    file: 'apps/web/src/features/login/login.flow.ts',
    find: 'proving: form.edit',
    replace: 'proving: null',
    killedBy: 'apps/web/src/app/broken-runners.test.ts',
  },
  {
    breaks: 'Object.hasOwn where it is missing',
    file: builtins,
    find: '  object.hasOwn ??= hasOwn;\n',
    replace: '',
    killedBy: builtinsTest,
  },
  {
    breaks: 'setBigUint64 where it is missing',
    file: builtins,
    find: '  view.setBigUint64 ??= setBigUint64;\n',
    replace: '',
    killedBy: builtinsTest,
  },
  {
    breaks: 'plain http in an old browser',
    file: 'apps/web/src/shell/http/sealing.ts',
    find: '  provideMissingBuiltins();\n',
    replace: '',
    killedBy: 'e2e/old-browser-plain-http.spec.ts',
  },
  {
    breaks: 'one more use of a covered name is reported',
    file: check,
    find: 'else if (places.length !== uses)',
    replace: 'else if (places.length < uses)',
    killedBy: checkTest,
  },
  {
    breaks: 'a guard that has gone is reported',
    file: check,
    find: 'if (!read(file).includes(text))',
    replace: 'if (read(file) === text)',
    killedBy: checkTest,
  },
  {
    breaks: 'events in backticks are seen',
    file: 'tools/browsers/read-script.ts',
    find: "if (node.type !== 'TemplateLiteral' ||",
    replace: "if (node.type !== 'nothing' ||",
    killedBy: 'tools/browsers/browsers.test.ts',
  },
  {
    breaks: 'events of rendered elements are seen',
    file: 'tools/browsers/read-script.ts',
    find: '  else for (const key of keysOf(properties)) yield* eventsOfProperty(key);\n',
    replace: '',
    killedBy: 'tools/browsers/browsers.test.ts',
  },
  {
    breaks: 'a use is no guard',
    file: 'tools/browsers/check.ts',
    find: 'if (!guarding.test(text))',
    replace: 'if (false)',
    killedBy: 'tools/browsers/browsers.test.ts',
  },
];
