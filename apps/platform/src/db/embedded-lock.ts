// Locks the embedded database for one process: a file beside it that names the process.
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const create = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const holderOf = (path: string): number | null => {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
};

/** Takes the lock and answers how to release it. A lock whose process is dead is reaped; a living one throws. */
export const takeLock = (path: string): (() => void) => {
  if (!create(path)) {
    const holder = holderOf(path);
    // A restarted container may get the same process id again: a file that names this very process is a dead one's.
    if (holder !== null && holder !== process.pid && alive(holder)) {
      throw new Error(
        `The embedded database is open in process ${holder}. Stop it first, or choose another DATA_DIR (${path}).`,
      );
    }
    unlinkSync(path);
    if (!create(path)) throw new Error(`Another process took the embedded database in this moment (${path}).`);
  }
  return () => {
    if (holderOf(path) === process.pid) unlinkSync(path);
  };
};
