// The system's share sheet, where the browser has one.

export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

type Sharing = { readonly navigator: Partial<Pick<Navigator, 'share'>> };

export const canShare = (view: Sharing = window): boolean => typeof view.navigator.share === 'function';

/** False where the sheet did not open. A person who closes it has seen it. */
export async function shareLink(link: SharedLink, view: Sharing = window): Promise<boolean> {
  try {
    await view.navigator.share?.(link);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
