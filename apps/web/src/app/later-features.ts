// Table of contents of what the first load does without: features that open over a page once it is there.
import { announcements } from '../features/announcements/later-feature.ts';
import { country } from '../features/country/later-feature.ts';
import { domainFailure } from '../features/domain-failure/later-feature.ts';
import { install } from '../features/install/later-feature.ts';
import { ownLists } from '../features/lobby/later-feature.ts';
import { push } from '../features/push/later-feature.ts';
import { securitySheets } from '../features/security/later-feature.ts';
import { services } from '../features/services/later-feature.ts';
import { siteClosed } from '../features/site-closed/later-feature.ts';
import { privateBrowsing } from '../features/social/later-feature.ts';
import { tracking } from '../features/tracking/later-feature.ts';
import { updates } from '../features/updates/later-feature.ts';
import type { LaterFeature } from '../kit/feature.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import type { Shell } from '../shell/shell.ts';

const laterFeatures: readonly LaterFeature[] = [
  // Its sheet goes before every other that comes by itself.
  tracking,
  privateBrowsing,
  country,
  services,
  securitySheets,
  domainFailure,
  ownLists,
  updates,
  siteClosed,
  announcements,
  install,
  push,
];

const overlays: NonNullable<LaterFeature['overlays']> = Object.assign(
  {},
  ...laterFeatures.map((feature) => feature.overlays),
);

/** The code of an overlay. */
export const laterOverlayOf = <N extends OverlayName>(name: N): NonNullable<LaterFeature['overlays']>[N] | null =>
  overlays[name] ?? null;

/** Their background work, each feature's as a step of its own. */
export const laterFeatureSteps = (shell: Shell, view: Window & typeof globalThis): readonly (() => void)[] =>
  laterFeatures.flatMap(({ start }) => (start ? [() => start(shell, view)] : []));

/** Starts what goes with the watch of the domain. */
export function startWatches(shell: Shell, view: Window & typeof globalThis): void {
  for (const { watch } of laterFeatures) watch?.(shell, view);
}
