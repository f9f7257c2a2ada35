// Performs the effects of the download bar.
import { type AppOffer, loadAppOffer } from '../../kit/install/app-offer.ts';
import { startDownload } from '../../kit/install/start-download.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';
import { HIDE_DOWNLOAD_BAR } from '../../shell/storage/keys.ts';
import type { BarEffect, BarEvent } from './bar.flow.ts';
import { audienceOf, isInAudience } from './bar.rules.ts';

/** Whether whoever is there sees the bar; a member whom nobody can ask for counts as without a level. */
async function isAllowed({ session, load }: Shell, { prompt }: AppOffer): Promise<boolean> {
  const audience = audienceOf(prompt.bottom_app_bar_mode);
  if (!session.current()) return isInAudience(audience, undefined);
  if (audience.who !== 'vip') return isInAudience(audience, null);
  const member = await load('member.info', {});
  return isInAudience(audience, member.ok ? member.value.clubLabel : null);
}

/** DB-01: the operator gives something for the download. */
async function hasBonus({ settings, load }: Shell): Promise<boolean> {
  if (!readSettings(settings).on.rewardCenter) return false;
  const promotions = await load('relay.availablePromotions', {});
  return promotions.ok && promotions.value.APP_DOWNLOAD.enabled;
}

async function check(shell: Shell): Promise<BarEvent> {
  if (shell.store.read(HIDE_DOWNLOAD_BAR) === '1') return { type: 'denied' };
  const offer = await loadAppOffer(shell);
  if (!offer?.links || !(await isAllowed(shell, offer))) return { type: 'denied' };
  return { type: 'allowed', offer, hasBonus: await hasBonus(shell) };
}

export function barRunner(shell: Shell) {
  const { session, texts, store, overlays } = shell;
  const watch = (send: (event: BarEvent) => void): void => {
    let round = 0;
    const checkAgain = async (): Promise<void> => {
      round += 1;
      const own = round;
      const event = await check(shell);
      // A slow answer about the member before says nothing about this one.
      if (own === round) send(event);
    };
    session.subscribe(() => void checkAgain());
    texts.subscribe(() => void checkAgain());
    void checkAgain();
  };
  const perform = {
    watch: (_: BarEffect, send: (event: BarEvent) => void) => watch(send),
    download: (effect: BarEffect) => effect.do === 'download' && startDownload(effect.offer, shell),
    showBonus: () => void overlays.open('announcementList', { category: 'app_download' }),
    rememberClosed: () => store.write(HIDE_DOWNLOAD_BAR, '1'),
  };
  return (effect: BarEffect, send: (event: BarEvent) => void): unknown => perform[effect.do](effect, send);
}
