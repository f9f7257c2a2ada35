// SW-03: the pictures of a brand that an operator's back end names in place of those of the build: the logo at the top of pages, and
// the sign that an iPhone puts on its home screen.
import type { Settings } from '@foyer/contract';
import type { Operator } from './operators.ts';

export interface OwnPictures {
  /** Addresses; null where the build's picture stands. */
  readonly logo: string | null;
  readonly touchIcon: string | null;
}

/** Signs that no attribute and no style sheet reads as its end. */
const ADDRESS = /^[\w./~:?=&%+,@-]{1,512}$/;

/** A picture of the site itself, or of the operator's image CDN: the page's policy lets in no other. */
function allowed(address: string | undefined, { imageCDNs }: Settings): string | null {
  if (!address || !ADDRESS.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : null;
  const origins = imageCDNs.flatMap((cdn) => (URL.canParse(cdn) ? [new URL(cdn).origin] : []));
  return url && origins.includes(url.origin) ? url.href : null;
}

/** The reference platform names the build's own files: those stand in the page already, under names that never change. */
export function ownPictures(operator: Operator, settings: Settings): OwnPictures {
  const { image_logo: logo, apple_touch_icon: touchIcon } = settings.mobileTemplate;
  const unlessBuilt = (address: string | undefined, name: string): string | null =>
    address === `/m/brand/${operator.code}/${name}` ? null : allowed(address, settings);
  return { logo: unlessBuilt(logo, 'logo.svg'), touchIcon: unlessBuilt(touchIcon, 'icon-180.png') };
}

/** The rule that puts a logo in the place of the brand's; it keeps its proportion within that of the brand's own. */
export const logoRule = ({ logo }: OwnPictures): string => (logo ? `:root{--a-logo:url("${logo}")}` : '');
