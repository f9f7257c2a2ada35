// Starts the thread that estimates passwords.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const SOURCE = 'password-estimator.mjs';
const BUNDLE = 'password-estimator.js';

/** The program of the thread: beside this module, or, when the server runs bundled, found from the bundle upwards. */
const findProgram = (): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  for (let folder = here; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, SOURCE), join(folder, BUNDLE)]) if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error(`No ${BUNDLE} above ${here}`);
  }
};

const program = findProgram();

/** Starts a thread with a heap of its own. It ignores the options that the process was started with. */
export const startEstimatorThread = (): Worker => new Worker(program, { execArgv: [] });
