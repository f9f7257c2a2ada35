// Copies a text; without a clipboard (plain http, no permission) the person has to.
import type { Overlays } from '../shell.ts';

/** True where it was copied. */
export async function copy(text: string, view: Pick<Window, 'navigator'> = window): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, and shows in a toast whether it was copied or has to be copied by hand. */
export async function copyWithToast(
  { toast }: Pick<Overlays, 'toast'>,
  text: string,
  words: { readonly copied: string; readonly byHand: string },
): Promise<void> {
  if (await copy(text)) toast(words.copied, 'pos');
  else toast(words.byHand, 'warn');
}
