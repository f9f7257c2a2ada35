// What the operator offers to install: read once a language, when somebody may need it.
import type { DownloadPrompt, PromptEntry, Settings } from '@foyer/contract';
import { downloadSchemas as schemas } from '@foyer/contract/schemas/download';
import { isNotOffered } from '../../shell/http/failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { parseUrl } from '../../shell/navigation/parse-url.ts';
import { plainTemplate } from '../../shell/settings/plain-template.ts';
import type { Shell } from '../../shell/shell.ts';
import { type DeviceSystem, systemOf } from './device-system.rules.ts';
import { type DownloadLinks, linksFor } from './download.rules.ts';
import { REFERENCE_VERSION } from './version.rules.ts';

export interface AppOffer {
  readonly system: DeviceSystem;
  /** Title of the installed app. */
  readonly title: string;
  /** Address of the picture that stands for the app. */
  readonly icon: string | null;
  /** SW-03: what the app is, in the page's language if the operator has that text. */
  readonly description: string;
  /** What it does on the home screen, in the same way. */
  readonly feature: string;
  /** Null: nothing can be downloaded on this device. */
  readonly links: DownloadLinks | null;
  readonly newestVersion: string;
  readonly panel: { readonly isFullscreen: boolean; readonly isClosable: boolean };
  readonly prompt: DownloadPrompt;
}

type ShellParts = Pick<Shell, 'load' | 'settings' | 'navigation' | 'device' | 'texts'>;
type Template = Settings['mobileTemplate'];

/** The page's policy lets in pictures of the site and of the operator's image CDNs only. */
export function pictureOf(url: string | undefined, { settings, navigation }: ShellParts): string | null {
  const address = url ? parseUrl(url, navigation.origin) : null;
  if (!address) return null;
  const allowed = [navigation.origin, ...settings.imageCDNs].map((one) => parseUrl(one)?.origin);
  return allowed.includes(address.origin) ? address.href : null;
}

/** `bottom_app_bar_mode` says it where it names a form, else the operator's setting @assumed. */
export const isPanelFullscreen = ({ enabled, value }: PromptEntry, isSet: boolean): boolean =>
  enabled && (value === 'panel' || value === 'fullscreen') ? value === 'fullscreen' : isSet;

/** Their owners have looked at each app. */
const STORES = ['https://apps.apple.com', 'https://itunes.apple.com', 'https://play.google.com'];

const iconOf = ({ icons, apple_touch_icon: touch }: Template): string | undefined =>
  icons['192'] ?? touch ?? icons['256'];

/** Who asks, from where and how often: no word about the call itself. */
const aboutCaller: ReadonlySet<number> = new Set([401, 403, 408, 429]);
const FIRST_FAULT = 500;

/** What was answered, and `none` where the back end has nothing to say. Null: it could not answer, and may the next time. */
function answerOr<T>(outcome: Outcome<T>, none: () => T): T | null {
  if (outcome.ok) return outcome.value;
  const { kind, status } = outcome;
  const isRefused = kind === 'refused' && status < FIRST_FAULT && !aboutCaller.has(status);
  return isRefused || isNotOffered(outcome) ? none() : null;
}

async function load(shell: ShellParts): Promise<AppOffer | null> {
  const domain = parseUrl(shell.navigation.origin)?.hostname ?? '';
  const [site, listed, set, conditions] = await Promise.all([
    shell.load('system.settings', {}),
    shell.load('system.downloads', {}),
    shell.load('relay.downloadSetting', { domain }),
    shell.load('system.downloadPrompt', {}),
  ]);
  const template = answerOr(site, () => ({ mobileTemplate: plainTemplate(shell.settings) }))?.mobileTemplate;
  // An empty answer says that nothing is set.
  const downloads = answerOr(listed, () => schemas['system.downloads'].output.parse({}));
  const setting = answerOr(set, () => schemas['relay.downloadSetting'].output.parse({}));
  const prompt = answerOr(conditions, () => schemas['system.downloadPrompt'].output.parse({}));
  if (!template || !downloads || !setting || !prompt) return null;
  const { items } = downloads;
  const { hosts, appVersion, panelFullscreen, panelClosable } = setting;
  const system = systemOf(shell.device.signs());
  const own = items.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url;
  return {
    system,
    title: template.title,
    icon: pictureOf(own, shell) ?? pictureOf(iconOf(template), shell),
    description: prompt.app_desc.enabled ? prompt.app_desc.value : (template.app_desc ?? ''),
    feature: template.desktop_app_feature ?? '',
    links: linksFor(items, system, {
      origin: shell.navigation.origin,
      hosts: [...STORES, ...(hosts.length > 0 ? hosts : (shell.settings.downloadHosts ?? []))],
    }),
    newestVersion: appVersion ?? REFERENCE_VERSION,
    panel: {
      isFullscreen: isPanelFullscreen(prompt.bottom_app_bar_mode, panelFullscreen),
      isClosable: panelClosable,
    },
    prompt,
  };
}

const read = new WeakMap<ShellParts['load'], Map<string, Promise<AppOffer | null>>>();

/** Null where it cannot be had; the next call then tries again. */
export function loadAppOffer(shell: ShellParts): Promise<AppOffer | null> {
  const byLanguage = read.get(shell.load) ?? new Map<string, Promise<AppOffer | null>>();
  read.set(shell.load, byLanguage);
  const language = shell.texts.language();
  const known = byLanguage.get(language);
  if (known) return known;
  const loading = load(shell);
  byLanguage.set(language, loading);
  void loading.then((offer) => {
    if (!offer) byLanguage.delete(language);
  });
  return loading;
}
