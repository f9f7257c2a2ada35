// Every suite, in the order in which they run.
import { exposure } from './exposure.ts';
import { memory } from './memory.ts';
import { smuggling } from './smuggling.ts';
import type { Suite } from './suite.ts';

export const suites: readonly Suite[] = [smuggling, exposure, memory];
