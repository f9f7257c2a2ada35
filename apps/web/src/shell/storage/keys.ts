// Every key the specification keeps in the browser that no other file of the shell owns.
import { asRecord, asTextRecord, count, flag, text, textLike } from './shapes.ts';
import type { StorageKey } from './store.ts';

type TextBag = Readonly<Record<string, string>>;

/** PO-01: the closed popups, by audience. */
export interface PopupSeen {
  readonly hash: string;
  readonly show: boolean;
  readonly hideUntil: number;
}

function popupShape(found: unknown): PopupSeen | null {
  const record = asRecord(found);
  if (!record || typeof record.hash !== 'string' || typeof record.show !== 'boolean') return null;
  return {
    hash: record.hash,
    show: record.show,
    hideUntil: typeof record.hideUntil === 'number' ? record.hideUntil : 0,
  };
}

/** The tab that logs in automatically, and the end of its turn: our own key. */
export const AUTO_LOGIN_TURN: StorageKey<string> = {
  name: 'MC_AUTO_LOGIN_TURN',
  area: 'local',
  shape: textLike(/^\w{1,32}\.\d{13}$/),
};
export const S2S_INFO: StorageKey<TextBag> = { name: 's2s_info', area: 'local', json: true, shape: asTextRecord };
/** SN-08: Facebook's click and browser ids, 90 days. A click has any signs that can be printed. */
export const FBC: StorageKey<string> = {
  name: '_fbc',
  area: 'cookie',
  shape: textLike(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,1024}$/u),
  days: 90,
};
export const FBP: StorageKey<string> = {
  name: '_fbp',
  area: 'cookie',
  shape: textLike(/^[A-Za-z0-9_.-]{1,512}$/),
  days: 90,
};
/** SN-10: browser flags. */
export const WEBCLIP: StorageKey<'0' | '1'> = { name: 'WEBCLIP', area: 'local', shape: flag };
export const MERCHANT: StorageKey<string> = { name: 'merchant', area: 'local', shape: textLike(/^[a-z0-9_-]{1,64}$/i) };
export const MANIFEST_HASH: StorageKey<string> = { name: 'asset_manifest_hash', area: 'local', shape: text };
export const HIDE_DOWNLOAD_BAR: StorageKey<'0' | '1'> = { name: 'hideDownloadBar', area: 'session', shape: flag };
export const HIDE_SPLASH: StorageKey<'0' | '1'> = { name: 'hideSplash', area: 'session', shape: flag };
export const INSTALL_DISMISSED: StorageKey<'0' | '1'> = { name: 'a2hsDismissed', area: 'session', shape: flag };
export const INSTALL_DISMISS_COUNT: StorageKey<number> = { name: 'a2hsDismissCount', area: 'local', shape: count };
/** "1" while this device does not show the balance: our own key. */
export const BALANCE_HIDDEN: StorageKey<'0' | '1'> = { name: 'MC_BALANCE_HIDDEN', area: 'local', shape: flag };
export const INSTALLED: StorageKey<'0' | '1'> = { name: 'a2hsInstalled', area: 'local', shape: flag };
/** "1" once the installed site has been opened: our own key. */
export const INSTALL_OPENED: StorageKey<'0' | '1'> = { name: 'MC_INSTALL_OPENED', area: 'local', shape: flag };
export const DOWNLOAD_PROMPT_SKIP: StorageKey<'0' | '1'> = { name: 'downloadPromptSkip', area: 'session', shape: flag };
export const DOWNLOAD_PROMPT_FORCED: StorageKey<'0' | '1'> = {
  name: 'downloadPromptForced',
  area: 'session',
  shape: flag,
};
export const DOWNLOAD_PROMPT_COUNT: StorageKey<number> = {
  name: 'downloadPromptCloseCount',
  area: 'local',
  shape: count,
};
export const DOWNLOAD_IMAGE: StorageKey<string> = { name: 'downloadImageName', area: 'local', shape: text };
export const DOWNLOAD_IMAGE_CLOSED: StorageKey<'0' | '1'> = {
  name: 'downloadImageClosed',
  area: 'session',
  shape: flag,
};
export const POPUP_MEMBER: StorageKey<PopupSeen> = {
  name: 'popup.member',
  area: 'local',
  json: true,
  shape: popupShape,
};
export const POPUP_VISITOR: StorageKey<PopupSeen> = {
  name: 'popup.visitor',
  area: 'local',
  json: true,
  shape: popupShape,
};
export const PUSH_DISMISSED: StorageKey<'0' | '1'> = { name: 'pushPromptDismissed', area: 'session', shape: flag };
