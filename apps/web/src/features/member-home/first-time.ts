// OV-04: the word of welcome after a registration. Once it has been read, the platform remembers that.
import type { Shell } from '../../shell/shell.ts';

export function welcomeNewMembers({ events, overlays, send }: Pick<Shell, 'events' | 'overlays' | 'send'>): void {
  events.on('registered', ({ userName }) => {
    // After whoever leads the new member on has done so: the welcome lies over the page they come to.
    void Promise.resolve()
      .then(() => overlays.ask('firstTime', { name: userName }))
      .then(() => send('member.firstTimeSeen', {}, { alert: false }));
  });
}
