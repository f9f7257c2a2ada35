// The chunks of texts that a page starts with, and that it preloads.
import type { PageSettings } from '@foyer/contract';
import { type RouteName, routes } from '../shell/navigation/routes.ts';

/**
 * In the order in which people meet them. `first`: home and log-in. `forms`: what the forms of new members say. `rest`:
 * what else a visitor may meet. `member`: what only a person with a session reads.
 */
export const textChunks = ['first', 'forms', 'rest', 'member'] as const;
export type TextChunk = (typeof textChunks)[number];

/** Returns all chunks for a person with a session, and those of visitors for everybody else. */
export const chunksFor = (isMember: boolean): readonly TextChunk[] => textChunks.slice(0, isMember ? 4 : 3);

export function startTexts(route: RouteName, { register }: Pick<PageSettings, 'register'>): readonly TextChunk[] {
  if (route === 'home' || route === 'login') return ['first'];
  // The texts of the captcha's picture are in `rest`.
  if (route === 'register' && !register.captcha.enabled) return ['first', 'forms'];
  return chunksFor(routes[route].access !== 'public');
}
