// Which chunks of texts a page starts with: the browser waits for these, so the page preloads them. The others come when the page stands.
import type { RouteName } from '../shell/navigation/routes.ts';

/** `first`: home and log-in. `forms`: what the forms of new members say. `rest`: everything else. */
export const textParts = ['first', 'forms', 'rest'] as const;
export type TextPart = (typeof textParts)[number];

const own: Partial<Record<RouteName, readonly TextPart[]>> = {
  home: ['first'],
  login: ['first'],
  register: ['first', 'forms'],
};

export const startTexts = (route: RouteName): readonly TextPart[] => own[route] ?? textParts;
