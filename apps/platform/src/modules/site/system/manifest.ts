// The web app manifest of an operator (PW-01).
import { languages, type Settings } from '@foyer/contract';
import { type ShortcutName, shortcutText } from '../../../texts/app-text.ts';

/** The sizes of the icons that a phone may cut to its own shape; the build draws them of the operator's mark. */
const MASKABLE_SIZES = ['192', '512'];

/** `monochrome`: the badge, of which a phone takes the shape alone. */
type Purpose = 'any' | 'maskable' | 'monochrome';

const BADGE_SIZE = '96';

/** What people open most, by a long tap on the app's icon; the first ones show where there is little room. @assumed */
const shortcuts: readonly (readonly [name: ShortcutName, url: string])[] = [
  ['games', '/m/game'],
  ['promotions', '/m/activity'],
  ['deposit', '/m/voucherCenter'],
];

/** The pictures that the browser shows beside its question whether to install. */
const screenshots = ['home', 'games'];
const SCREENSHOT_SIZE = '540x960';

const icon = (src: string, size: string, purpose: Purpose) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Everything that is drawn for an operator by the build. */
const brandFile = (merchant: string, name: string): string => `/m/brand/${merchant}/${name}.png`;

/** Start, scope, display and colours as the specification fixes them; name and icons are the operator's. */
export const manifestOf = ({
  brandName,
  merchant,
  mobileTemplate,
  defaultLanguage,
}: Settings): Record<string, unknown> => ({
  id: '/m/home',
  // The browser asks in no language of the page.
  lang: languages[defaultLanguage].tag,
  dir: languages[defaultLanguage].dir,
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
    ...MASKABLE_SIZES.map((size) => icon(brandFile(merchant, `icon-maskable-${size}`), size, 'maskable')),
    icon(brandFile(merchant, 'badge'), BADGE_SIZE, 'monochrome'),
  ],
  shortcuts: shortcuts.map(([name, url]) => ({
    name: shortcutText(name, defaultLanguage),
    url,
    icons: [icon(brandFile(merchant, `shortcut-${name}`), BADGE_SIZE, 'any')],
  })),
  screenshots: screenshots.map((name) => ({
    src: brandFile(merchant, `screenshot-${name}`),
    sizes: SCREENSHOT_SIZE,
    type: 'image/png',
    form_factor: 'narrow',
    label: mobileTemplate.title,
  })),
});
