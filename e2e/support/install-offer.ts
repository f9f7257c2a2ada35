// Chromium's offer to install the site, which no browser of the journeys makes by itself.

/** Runs in the page before its scripts: makes the offer once the page has loaded. `outcome` is the answer to the browser: accepted or dismissed. */
export function offerInstallation(outcome: string): void {
  addEventListener('load', () => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => undefined,
      userChoice: Promise.resolve({ outcome }),
    });
    dispatchEvent(offer);
  });
}
