// Table of contents: the features of the first load, and where their screens and overlays are found. The others are in later-features.ts.
import { captcha } from '../features/captcha/feature.ts';
import { changePassword } from '../features/change-password/feature.ts';
import { content } from '../features/content/feature.ts';
import { deposit } from '../features/deposit/feature.ts';
import { dialogs } from '../features/dialogs/feature.ts';
import { feedback } from '../features/feedback/feature.ts';
import { history } from '../features/history/feature.ts';
import { home } from '../features/home/feature.ts';
import { inbox } from '../features/inbox/feature.ts';
import { language } from '../features/language/feature.ts';
import { launchGame } from '../features/launch-game/feature.ts';
import { linkLogin } from '../features/link-login/feature.ts';
import { lobby } from '../features/lobby/feature.ts';
import { login } from '../features/login/feature.ts';
import { memberHome } from '../features/member-home/feature.ts';
import { notFound } from '../features/not-found/feature.ts';
import { payoutAccounts } from '../features/payout-accounts/feature.ts';
import { recover } from '../features/recover/feature.ts';
import { referral } from '../features/referral/feature.ts';
import { register } from '../features/register/feature.ts';
import { rewards } from '../features/rewards/feature.ts';
import { securityCenter } from '../features/security/feature.ts';
import { social } from '../features/social/feature.ts';
import { twoFactor } from '../features/two-factor/feature.ts';
import { withdraw } from '../features/withdraw/feature.ts';
import type { Feature, FindSlot, ScreenEntry } from '../kit/feature.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';

export const features: readonly Feature[] = [
  home,
  lobby,
  memberHome,
  history,
  inbox,
  login,
  twoFactor,
  social,
  register,
  recover,
  changePassword,
  securityCenter,
  captcha,
  language,
  content,
  deposit,
  payoutAccounts,
  withdraw,
  feedback,
  referral,
  rewards,
  launchGame,
  linkLogin,
  dialogs,
  notFound,
];

// biome-ignore lint/suspicious/noExplicitAny: the table holds screens of every data type
type AnyScreen = ScreenEntry<any>;

const screens: Partial<Record<RouteName, AnyScreen>> = Object.assign({}, ...features.map((feature) => feature.screens));
const overlays: NonNullable<Feature['overlays']> = Object.assign({}, ...features.map((feature) => feature.overlays));

/** The screen of a route. */
export const screenOf = (route: RouteName): AnyScreen | null => screens[route] ?? null;

/** The code of an overlay; null where its feature is a later one. */
export const overlayOf = <N extends OverlayName>(name: N): NonNullable<Feature['overlays']>[N] | null =>
  overlays[name] ?? null;

/** Returns the component that fills a slot on screens of other features. */
export const findSlot: FindSlot = (name) => features.find(({ slots }) => slots?.[name])?.slots?.[name] ?? null;
