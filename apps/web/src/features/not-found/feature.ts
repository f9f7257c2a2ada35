// The page of addresses that lead nowhere.
import type { Feature } from '../../kit/feature.ts';

export const notFound: Feature = {
  name: 'not-found',
  screens: { notFound: { code: () => import('./not-found-screen.tsx') } },
};
