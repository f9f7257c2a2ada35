// Copies a text; without a clipboard (plain http, no permission) it returns false.

/** True where it was copied. */
export async function copy(text: string, view: Pick<Window, 'navigator'> = window): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
