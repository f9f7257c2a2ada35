// Copying a text. On plain http, and where a permission is missing, there is no clipboard: the text can be selected by hand.

/** True where it was copied. */
export async function copy(text: string, view: Pick<Window, 'navigator'> = window): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
