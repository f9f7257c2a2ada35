// The web app manifest of an operator (PW-01).
import type { Settings } from '@foyer/contract';

/** The sizes of the icons that a phone may cut to its own shape; the build draws them of the operator's mark. */
const MASKABLE_SIZES = ['192', '512'];

type Purpose = 'any' | 'maskable';

const icon = (src: string, size: string, purpose: Purpose) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Start, scope, display and colours as the specification fixes them; name and icons are the operator's. */
export const manifestOf = ({ brandName, merchant, mobileTemplate }: Settings): Record<string, unknown> => ({
  id: '/m/home',
  name: mobileTemplate.title,
  short_name: brandName,
  ...(mobileTemplate.app_desc && { description: mobileTemplate.app_desc }),
  start_url: '/m/home',
  scope: '/m/',
  display: 'standalone',
  orientation: 'portrait',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  icons: [
    ...Object.entries(mobileTemplate.icons).map(([size, src]) => icon(src, size, 'any')),
    ...MASKABLE_SIZES.map((size) => icon(`/m/brand/${merchant}/icon-maskable-${size}.png`, size, 'maskable')),
  ],
});
