// The chunks of texts that a page starts with, and that it preloads.
import type { PageSettings } from '@foyer/contract';
import type { RouteName } from '../shell/navigation/routes.ts';

/** `first`: home and log-in. `forms`: what the forms of new members say. `phone`: what asks for a number. `rest`: everything else. */
export const textParts = ['first', 'forms', 'phone', 'rest'] as const;
export type TextPart = (typeof textParts)[number];

/** Returns the chunks that an operator's registration opens with. The texts of the picture are in the last one. */
function ofRegister({ register }: Pick<PageSettings, 'register'>): readonly TextPart[] {
  if (register.captcha.enabled) return textParts;
  return register.methods[0] === 'mobile' ? ['first', 'forms', 'phone'] : ['first', 'forms'];
}

export function startTexts(route: RouteName, settings: Pick<PageSettings, 'register'>): readonly TextPart[] {
  if (route === 'home' || route === 'login') return ['first'];
  return route === 'register' ? ofRegister(settings) : textParts;
}
