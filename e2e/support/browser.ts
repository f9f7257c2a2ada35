// Finds the browser: CHROME_PATH, else the places a system keeps it.
import { findChrome } from '../../tools/test/machine.mjs';

/** Path of Chromium, or of its smaller build where that will do. Throws one line that says what to install. */
export function browserPath(isSmallEnough: boolean): string {
  const path = findChrome(isSmallEnough);
  if (path === null)
    throw new Error('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
  return path;
}

/** Arguments for a browser without a person. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A thread in place of a process of its own: each answer of a page crosses one process less.
  '--enable-features=NetworkServiceInProcess2',
];
