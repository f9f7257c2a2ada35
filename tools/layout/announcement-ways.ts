// Ways to the popup of announcements: long ones, one about a promotion.
import { calls, type OutputOf } from '@foyer/contract';
import { answerFor, closeDialogs, inOrder, type Way } from './ways.ts';

const POPUPS = calls['content.popups'].path;

const announcement = {
  title: 'Zenith 6/45: six right, 250,000 times the stake',
  content: `<h3>Terms</h3>${'<p>Settled stakes on every game count, and each of them makes <b>points</b>.</p>'.repeat(6)}
    <ol><li>Pick</li><li>Wait</li></ol><ul><li><a href="/m/help">Help</a></li></ul>`,
  execution: 'B',
} as const;
const popups: OutputOf<'content.popups'> = {
  items: [
    { ...announcement, id: 'summit', promotionType: 'PR', art: 'banner-summit' },
    { ...announcement, id: 'plain', promotionType: '', art: '' },
  ],
  forcedReading: false,
  autoplay: true,
};

export const answerPopups: Way = answerFor(POPUPS, 200, { success: true, value: popups });

/** Whoever closed them sees them no more: the next language is another person's. */
const forgetPopups: Way = (page) =>
  page.evaluate(() => {
    for (const name of ['popup.member', 'popup.visitor']) localStorage.removeItem(name);
  });

export const leavePopups: Way = inOrder(closeDialogs, (page) => page.unroute(`**${POPUPS}*`), forgetPopups);
