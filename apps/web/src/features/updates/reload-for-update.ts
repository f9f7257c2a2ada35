// Reloads for a new version, where the site answers and nothing begun meanwhile is lost.
import { dropStoredPages } from '../../shell/copies/stores.ts';
import { letWorkerTakeOver } from '../../shell/copies/worker-updates.ts';
import { siteAnswers } from '../../shell/http/site-answers.ts';
import { hasTyped, reloadAt, reloadInPlace } from '../../shell/navigation/reload.ts';
import { ruleOf } from '../../shell/navigation/route-rules.ts';
import type { Shell } from '../../shell/shell.ts';
import type { UpdatesEvent } from './updates.flow.ts';

type ShellParts = Pick<Shell, 'overlays' | 'navigation' | 'settings' | 'texts' | 'busy'>;
type View = Window & typeof globalThis;

/** A site that has not answered by then counts as down @assumed */
const ANSWER_MAX_MS = 10_000;

const answersInTime = (): Promise<boolean> =>
  Promise.race([siteAnswers(), new Promise<false>((resolve) => void setTimeout(resolve, ANSWER_MAX_MS, false))]);

/** Resolves with why it did not reload; null: it does. */
export async function reloadForUpdate(
  { overlays, navigation, settings, texts, busy }: ShellParts,
  view: View,
): Promise<UpdatesEvent | null> {
  const hadTyped = hasTyped(view.document);
  // Without a connection the page that stands is all that there is, and so is its copy.
  if (!(view.navigator.onLine && (await answersInTime()))) {
    overlays.toast(texts.t('common.pageFailedHint'), 'warn');
    return { type: 'notReached' };
  }
  // What stood in a field before was known to the person who agreed.
  const isDisturbing = (): boolean => busy.any() || (!hadTyped && hasTyped(view.document));
  if (isDisturbing()) return { type: 'becameBusy' };
  await dropStoredPages(view, settings.merchant);
  await letWorkerTakeOver(view);
  if (isDisturbing()) return { type: 'becameBusy' };
  if (ruleOf(navigation.route()).refreshInPlace) reloadInPlace(view);
  else reloadAt(view, navigation.href('home'));
  return null;
}
