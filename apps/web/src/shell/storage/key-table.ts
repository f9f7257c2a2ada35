// Every key that the site stores in the browser, for documents and tests; no page loads it.
import { PUT_OFF_WORKER } from '../copies/put-off-worker.ts';
import { DEVICE_ID, DEVICE_ID_COOKIE } from '../device/device.ts';
import { PING_KEY } from '../domains/pinned-key.ts';
import { CHAT_PLACE, MINI_GAME_PLACE } from '../floating/floating-place.ts';
import { HTTP_CACHE } from '../http/get-cache.ts';
import { LANGUAGE, LANGUAGE_COOKIE } from '../i18n/language-keys.ts';
import { OAUTH_REQUEST } from '../identity/oauth-request.ts';
import { NOT_SUPPORT_INCOGNITO } from '../identity/tried-in-private.ts';
import { PLAY_TIME } from '../install/play-time.ts';
import { SEEN_COUNTS } from '../install/seen-counts.ts';
import { MINI_GAME_FAILED } from '../mini-game/mini-game-failed.ts';
import { AWAY_KEPT } from '../navigation/kept-parameters.ts';
import { TAB_VISIT } from '../navigation/tab-visit.ts';
import { PROMPTS_TODAY } from '../overlays/prompt-budget.ts';
import { KNOWN_DEVICE } from '../session/known-device.ts';
import { MEMBER_LABELS } from '../session/member-labels.ts';
import { AUTO_LOGIN, REMEMBERED_LOGIN } from '../session/remembered-record.ts';
import { SESSION_INFO } from '../session/session-info.ts';
import { MARKETING } from '../tracking/marketing.ts';
import { CONSENT, FIRST_OPEN, HEARTBEAT, OUTBOX, TRACK_ID } from '../tracking/tracking-keys.ts';
import { ANNOUNCED_MAINTENANCE } from './announced-maintenance.ts';
import {
  AUTO_LOGIN_TURN,
  BALANCE_HIDDEN,
  DOWNLOAD_IMAGE,
  DOWNLOAD_IMAGE_CLOSED,
  DOWNLOAD_PROMPT_COUNT,
  DOWNLOAD_PROMPT_FORCED,
  DOWNLOAD_PROMPT_SKIP,
  FBC,
  FBP,
  HIDE_DOWNLOAD_BAR,
  HIDE_SPLASH,
  INSTALL_DISMISS_COUNT,
  INSTALL_DISMISSED,
  INSTALL_OPENED,
  INSTALLED,
  MANIFEST_HASH,
  MERCHANT,
  POPUP_MEMBER,
  POPUP_VISITOR,
  PUSH_DISMISSED,
  S2S_INFO,
  WEBCLIP,
} from './keys.ts';
import { KNOWN_GAMES } from './known-games.ts';
import { MEMBER_LISTS, OWN_LISTS } from './own-lists.ts';
import { PUSH_TO_UNBIND, PUSH_TOKEN } from './push-token-key.ts';
import { REG_INFO } from './reg-info.ts';
import type { StorageKey } from './store.ts';

export const storageKeys: readonly StorageKey<never>[] = [
  SESSION_INFO,
  MEMBER_LABELS,
  KNOWN_DEVICE,
  REMEMBERED_LOGIN,
  AUTO_LOGIN,
  AUTO_LOGIN_TURN,
  REG_INFO,
  DEVICE_ID,
  DEVICE_ID_COOKIE,
  MARKETING,
  TAB_VISIT,
  S2S_INFO,
  TRACK_ID,
  CONSENT,
  OUTBOX,
  HEARTBEAT,
  FIRST_OPEN,
  FBC,
  FBP,
  WEBCLIP,
  LANGUAGE,
  LANGUAGE_COOKIE,
  MERCHANT,
  MANIFEST_HASH,
  PUT_OFF_WORKER,
  HIDE_DOWNLOAD_BAR,
  HIDE_SPLASH,
  INSTALL_DISMISSED,
  INSTALL_DISMISS_COUNT,
  BALANCE_HIDDEN,
  MINI_GAME_PLACE,
  CHAT_PLACE,
  KNOWN_GAMES,
  OWN_LISTS,
  MEMBER_LISTS,
  MINI_GAME_FAILED,
  INSTALLED,
  INSTALL_OPENED,
  PLAY_TIME,
  SEEN_COUNTS,
  DOWNLOAD_PROMPT_SKIP,
  DOWNLOAD_PROMPT_FORCED,
  DOWNLOAD_PROMPT_COUNT,
  DOWNLOAD_IMAGE,
  DOWNLOAD_IMAGE_CLOSED,
  POPUP_MEMBER,
  POPUP_VISITOR,
  PROMPTS_TODAY,
  ANNOUNCED_MAINTENANCE,
  PUSH_TOKEN,
  PUSH_TO_UNBIND,
  PUSH_DISMISSED,
  NOT_SUPPORT_INCOGNITO,
  OAUTH_REQUEST,
  AWAY_KEPT,
  HTTP_CACHE,
  PING_KEY,
] as unknown as readonly StorageKey<never>[];
