// Every suite, in the order in which they run.
import { bundle } from './bundle.ts';
import { exposure } from './exposure.ts';
import { fuzz } from './fuzz.ts';
import { gate } from './gate.ts';
import { lockOutSuite } from './lock-out.ts';
import { memory } from './memory.ts';
import { origins } from './origins.ts';
import { passwords } from './passwords.ts';
import { smuggling } from './smuggling.ts';
import type { Suite } from './suite.ts';

export const suites: readonly Suite[] = [
  smuggling,
  exposure,
  memory,
  gate,
  lockOutSuite,
  origins,
  passwords,
  bundle,
  fuzz,
];
