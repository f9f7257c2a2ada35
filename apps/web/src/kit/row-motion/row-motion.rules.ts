// When the pieces of a row move by themselves, and how long each stands.
import type { OverlayName } from '../../shell/overlays/overlays.ts';

export interface MotionScene {
  /** Most of the row is on the screen. */
  readonly isInView: boolean;
  /** The tab is the one that a person sees. */
  readonly isTabShown: boolean;
  /** An overlay lies over the row. */
  readonly isCovered: boolean;
  /** The person asks the device for less motion. */
  readonly isReduced: boolean;
  /** A finger or the pointer is on the row. */
  readonly isHeld: boolean;
  /** The keyboard is on the row. */
  readonly isFocused: boolean;
  /** The person has stopped the movement. */
  readonly isStopped: boolean;
}

export const mayMove = (scene: MotionScene): boolean =>
  scene.isInView &&
  scene.isTabShown &&
  !scene.isCovered &&
  !scene.isReduced &&
  !scene.isHeld &&
  !scene.isFocused &&
  !scene.isStopped;

export interface RowMotionRule {
  /** Milliseconds that each piece stands. */
  readonly standsMs: number;
  /** False where the movement ends at the last piece. */
  readonly loops: boolean;
  /** The overlay that the row itself belongs to; null: the page. */
  readonly within: OverlayName | null;
}

/** @assumed A banner stands long enough to read its texts twice. PO-02: an announcement stands 5 s. */
export const rowMotions = {
  banners: { standsMs: 6000, loops: true, within: null },
  /** @assumed It ends at the last one: whoever has come there may close. */
  announcements: { standsMs: 5000, loops: false, within: 'announcements' },
} as const satisfies Readonly<Record<string, RowMotionRule>>;
