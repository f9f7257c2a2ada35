// The choice of language.
import type { Feature } from '../../kit/feature.ts';

export const language: Feature = {
  name: 'language',
  overlays: { language: () => import('./language-sheet.tsx') },
};
