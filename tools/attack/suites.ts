// Every suite, in the order in which they begin: those that wait a long time come first.
import { bundle } from './bundle.ts';
import { envelope } from './envelope.ts';
import { exposure } from './exposure.ts';
import { frontProxies } from './front-proxies.ts';
import { fuzz } from './fuzz.ts';
import { gate } from './gate.ts';
import { lockOutSuite } from './lock-out.ts';
import { memory } from './memory.ts';
import { origins } from './origins.ts';
import { outage } from './outage.ts';
import { passwords } from './passwords.ts';
import { races } from './races.ts';
import { slow } from './slow.ts';
import { smuggling } from './smuggling.ts';
import type { Suite } from './suite.ts';
import { timing } from './timing.ts';
import { uploads } from './uploads.ts';
import { vendorCalls } from './vendor-calls.ts';

export const suites: readonly Suite[] = [
  outage,
  slow,
  uploads,
  fuzz,
  smuggling,
  frontProxies,
  exposure,
  memory,
  gate,
  lockOutSuite,
  origins,
  vendorCalls,
  passwords,
  bundle,
  envelope,
  races,
  timing,
];
