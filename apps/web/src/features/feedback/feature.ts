// Feedback: what a member writes to the operator.
import type { Feature } from '../../kit/feature.ts';

export const feedback: Feature = {
  name: 'feedback',
  screens: { feedback: { code: () => import('./feedback-screen.tsx') } },
};
