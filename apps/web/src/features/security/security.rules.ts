// Turns the state of the account's protection into texts of the security page.
import type { LanguageCode, MemberSession, SecurityOverview } from '@foyer/contract';
import { countryName } from '../../shell/i18n/country-names.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import type { Change } from './security.flow.ts';

/** `none`: the operator requires no second step. `open`: one could be on. `on`: one is on. */
export type Protection = 'none' | 'open' | 'on';

export function protectionOf({ policy, methods }: SecurityOverview): Protection {
  if (policy === 'off') return 'none';
  return methods.some(({ on }) => on) ? 'on' : 'open';
}

/** Returns what adds a second step: the app, which works for everybody, else a method that is ready. */
export function firstStepOf({ methods }: SecurityOverview): Change | null {
  const app = methods.find(({ method }) => method === 'ga');
  if (app && !app.ready) return { do: 'setUpApp' };
  const next = app ?? methods.find(({ ready }) => ready);
  return next ? { do: 'switchMethod', method: next.method, on: true } : null;
}

/** An iPad calls itself a Mac. The device of its log-in tells: only iOS has home screen apps of this kind. */
const systemName = ({ system, device }: MemberSession): string | null => {
  const isIPad = device === 'IPAD' || (device === 'WEBCLIP' && system === 'macOS');
  return isIPad ? 'iPad' : system;
};

/** Returns "Chrome · Android"; null where the browser sent no name. */
export const deviceName = (session: MemberSession): string | null =>
  [session.browser, systemName(session)].filter((part) => part !== null).join(' · ') || null;

/** Returns the name of a log-in from the home screen; null where the log-in came from a browser's own window. */
export function appText({ device }: MemberSession): TextKey | null {
  if (device === 'PWA') return 'security.installedApp';
  return device === 'WEBCLIP' ? 'security.homeScreenApp' : null;
}

/** "Philippines · 203.0.113.x" */
export const placeName = ({ region, network }: MemberSession, language: LanguageCode): string =>
  [region && countryName(region, language), network && `\u2066${network}\u2069`].filter(Boolean).join(' · ');

const handhelds = /android|ios|iphone|ipad/i;

export const isHandheld = (session: MemberSession): boolean => handhelds.test(systemName(session) ?? '');

/** Returns the text below the name of a method to confirm. */
export function methodText(
  row: SecurityOverview['methods'][number],
  { email, mobile, authenticator }: SecurityOverview,
): { readonly text: TextKey; readonly values?: TextValues } {
  if (row.method === 'ga')
    return authenticator.enrolled
      ? { text: row.on ? 'security.appOn' : 'security.appOff' }
      : { text: 'security.appNone' };
  if (row.method === 'sms')
    return mobile
      ? { text: 'security.to', values: { who: `\u2066${mobile.masked}\u2069` } }
      : { text: 'security.mobileFirst' };
  if (row.method === 'email')
    return email
      ? { text: 'security.to', values: { who: `\u2066${email.masked}\u2069` } }
      : { text: 'security.emailFirst' };
  return { text: row.ready ? 'security.payeeReady' : 'security.payeeFirst' };
}
