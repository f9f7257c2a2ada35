// Loads the texts of a page that starts: its language, else English, else an offer to reload.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';
import { loadTexts, type Texts } from './texts.ts';

const offerReload = (): void => document.querySelector('.late')?.classList.add('late--now');

/** Calls `begin` with the texts; once more where others stood in for them. */
export async function withTexts(
  wanted: LanguageCode,
  begin: (texts: Texts) => void,
  load: typeof loadTexts = loadTexts,
  until: typeof untilLoaded = untilLoaded,
): Promise<void> {
  let hasCome = false;
  const beginInEnglish = async (): Promise<void> => {
    const english = await load(FALLBACK_LANGUAGE);
    if (!hasCome) begin(english);
  };
  const texts = await load(wanted).catch(() => {
    beginInEnglish().catch(offerReload);
    return until(() => load(wanted));
  });
  hasCome = true;
  begin(texts);
}
