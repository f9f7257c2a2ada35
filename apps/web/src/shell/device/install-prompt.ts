// The browser's offer to install the site, kept until a page shows its own.

/** The event of Chromium's browsers. */
export interface InstallPrompt {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;

/** It may come before anything else has loaded; what nobody keeps is lost for this page. */
export function keepInstallPrompt(view: Pick<Window, 'addEventListener'>): void {
  view.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The event is in no standard, and in no type library.
    kept = event as unknown as InstallPrompt;
  });
}

export const installPrompt = (): InstallPrompt | null => kept;

/** Each of them can be shown once. */
export function dropInstallPrompt(): void {
  kept = null;
}
