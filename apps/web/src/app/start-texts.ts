// The chunks of texts that a page starts with, and that it preloads.
import type { PageSettings } from '@foyer/contract';
import { type RouteName, routes } from '../shell/navigation/routes.ts';

/**
 * `first`: home and log-in. `forms`: what the forms of new members say. `rest`: what else a visitor may meet. `member`:
 * what only a person with a session reads.
 */
export const textChunks = ['first', 'forms', 'rest', 'member'] as const;
export type TextChunk = (typeof textChunks)[number];

const ofVisitor: readonly TextChunk[] = ['first', 'forms', 'rest'];

/** Returns all chunks for a person with a session, and those of visitors for everybody else. */
export const chunksFor = (isMember: boolean): readonly TextChunk[] => (isMember ? textChunks : ofVisitor);

/** Returns the chunks that an operator's registration opens with. The texts of the picture are in `rest`. */
function ofRegister({ register }: Pick<PageSettings, 'register'>): readonly TextChunk[] {
  return register.captcha.enabled ? ofVisitor : ['first', 'forms'];
}

export function startTexts(route: RouteName, settings: Pick<PageSettings, 'register'>): readonly TextChunk[] {
  if (route === 'home' || route === 'login') return ['first'];
  return route === 'register' ? ofRegister(settings) : chunksFor(routes[route].access !== 'public');
}
