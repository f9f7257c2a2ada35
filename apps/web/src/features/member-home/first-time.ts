// OV-04: the word of welcome after a registration. Once it has been read, the platform remembers that.
import type { Shell } from '../../shell/shell.ts';

export function rememberWelcome({ send }: Pick<Shell, 'send'>): void {
  // Nobody waits for it: where it is lost, the next visit shows the welcome once more.
  void send('member.firstTimeSeen', {}, { alert: false });
}

export function welcomeNewMembers({ events, overlays, send }: Pick<Shell, 'events' | 'overlays' | 'send'>): void {
  events.on('registered', ({ userName, isNameGenerated }) => {
    // Waits until the handler that navigates the new member has run: the welcome lies over the next page.
    void Promise.resolve()
      .then(() => overlays.open('firstTime', { name: userName, ...(isNameGenerated && { isNameGenerated }) }))
      .then(() => rememberWelcome({ send }));
  });
}
