// The folder for a run's temporary files: in memory where that has room. Databases come and go by the hundred, with as many files each as
// keep the file system of a disk busy.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const LEAST_BYTES = 8 * 2 ** 30;

/** Makes the folder; answers its path and how to remove it with all that is left in it. */
export function makeScratch() {
  const path = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'foyer-run-'));
  // PostgreSQL, the proxies and the virus scanner run as other users.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LEAST_BYTES;
  } catch {
    // another system than Linux
    return false;
  }
}
