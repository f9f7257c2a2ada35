// When the banners move by themselves, and how long each stands.

/** Milliseconds that a banner stands @assumed: long enough to read its texts twice. */
export const BANNER_STANDS_MS = 6000;

export interface BannerScene {
  /** Most of the banner is on the screen. */
  readonly isInView: boolean;
  /** The tab is the one that a person sees. */
  readonly isTabShown: boolean;
  /** An overlay lies over the page. */
  readonly isCovered: boolean;
  /** The person asks the device for less motion. */
  readonly isReduced: boolean;
  /** A finger or the pointer is on a banner. */
  readonly isHeld: boolean;
  /** The keyboard is on a banner. */
  readonly isFocused: boolean;
  /** The person has stopped the movement. */
  readonly isStopped: boolean;
}

export const mayMove = (scene: BannerScene): boolean =>
  scene.isInView &&
  scene.isTabShown &&
  !scene.isCovered &&
  !scene.isReduced &&
  !scene.isHeld &&
  !scene.isFocused &&
  !scene.isStopped;
