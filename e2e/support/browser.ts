// Finds the browser: CHROME_PATH, else the places a system keeps it.
import { findChrome } from '../../tools/test/machine.mjs';

/** Path of Chromium, or of its smaller build where that will do. Throws one line that says what to install. */
export function browserPath(isSmallEnough: boolean): string {
  const path = findChrome(isSmallEnough);
  if (path === null)
    throw new Error('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
  return path;
}
