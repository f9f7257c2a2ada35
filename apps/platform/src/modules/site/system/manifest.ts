// The web app manifest of an operator (PW-01).
import type { Settings } from '@foyer/contract';

/** Start, scope, display and colours as the specification fixes them; name and icons are the operator's. */
export const manifestOf = ({ brandName, mobileTemplate }: Settings): Record<string, unknown> => ({
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
  icons: Object.entries(mobileTemplate.icons).map(([size, src]) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
});
