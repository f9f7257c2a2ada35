// DB-02: who sees the download bar, and where.
import type { MemberInfo, PromptEntry } from '@foyer/contract';
import type { RouteName } from '../../shell/navigation/routes.ts';

/** Pages to look around on: no form, no payment and no game is below the bar @assumed. */
const barRoutes: ReadonlySet<RouteName> = new Set(['home', 'game', 'activity', 'news', 'help']);

export const hasBar = (route: RouteName): boolean => barRoutes.has(route);

export type BarAudience =
  | { readonly who: 'everyone' | 'members' | 'nobody' }
  | { readonly who: 'vip'; readonly level: number };

/** `panel` and `fullscreen` say what the install panel looks like: they limit nobody. */
const limitless: ReadonlySet<string> = new Set(['1', 'panel', 'fullscreen']);

/**
 * `bottom_app_bar_mode`: 1, panel or fullscreen everyone, 2 members, 3:LEVEL VIP members at or above it; off: everyone.
 * Anything else is nobody @assumed.
 */
export function audienceOf({ enabled, value }: PromptEntry): BarAudience {
  if (!enabled || limitless.has(value)) return { who: 'everyone' };
  if (value === '2') return { who: 'members' };
  const level = /^3:(\d{1,3})$/.exec(value)?.[1];
  return level === undefined ? { who: 'nobody' } : { who: 'vip', level: Number(level) };
}

type Label = MemberInfo['clubLabel'];

/** `label` of the member, where one is logged in: undefined is a visitor. A VIP level is one of a label of type AUTO. */
export function isInAudience(audience: BarAudience, label: Label | undefined): boolean {
  if (audience.who === 'everyone') return true;
  if (audience.who === 'nobody' || label === undefined) return false;
  if (audience.who === 'members') return true;
  return audience.who === 'vip' && label?.type === 'AUTO' && label.rankLevel >= audience.level;
}
