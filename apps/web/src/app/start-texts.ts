// The chunks of texts that a page starts with, and that it preloads.
import type { PageSettings } from '@foyer/contract';
import type { RouteName } from '../shell/navigation/routes.ts';

/** `first`: home and log-in. `forms`: what the forms of new members say. `rest`: everything else. */
export const textChunks = ['first', 'forms', 'rest'] as const;
export type TextChunk = (typeof textChunks)[number];

/** Returns the chunks that an operator's registration opens with. The texts of the picture are in the last one. */
function ofRegister({ register }: Pick<PageSettings, 'register'>): readonly TextChunk[] {
  return register.captcha.enabled ? textChunks : ['first', 'forms'];
}

export function startTexts(route: RouteName, settings: Pick<PageSettings, 'register'>): readonly TextChunk[] {
  if (route === 'home' || route === 'login') return ['first'];
  return route === 'register' ? ofRegister(settings) : textChunks;
}
