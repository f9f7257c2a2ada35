// Every suite, in the order in which they run.
import { smuggling } from './smuggling.ts';
import type { Suite } from './suite.ts';

export const suites: readonly Suite[] = [smuggling];
