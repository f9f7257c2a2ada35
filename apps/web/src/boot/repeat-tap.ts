// Gives the app the tap on a button that came before it could answer: a slow network brings the page long before its code.
import type { Boot } from './take-boot.ts';

/** Taps the button again that was tapped before the app listened. From now on the app answers forms itself. */
export function repeatTap({ tap }: Boot, page: Pick<Document, 'onsubmit'>): void {
  page.onsubmit = null;
  if (tap?.isConnected) tap.click();
}
