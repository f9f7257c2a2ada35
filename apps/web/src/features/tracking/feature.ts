// Tracking with consent: what the first load knows of it is the link at the foot of home.
import type { Feature } from '../../kit/feature.ts';

export const trackingChoice: Feature = {
  name: 'tracking',
  slots: { trackingChoice: () => import('./choice-link.tsx') },
};
