// AU-02: asks for the operator's settings when the tab becomes visible, and takes over what has changed.
import type { Settings } from '@foyer/contract';
import { loadSettings } from '../../shell/settings/load-settings.ts';
import { switchesOn } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';
import { asRecord } from '../../shell/storage/shapes.ts';

type ShellParts = Pick<Shell, 'events' | 'load' | 'settings' | 'busy'>;

/** A tab that is shown, hidden and shown again within this time asks once. */
const DEBOUNCE_MS = 300;

/** Two answers are the same in whatever order they name their fields. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    const record = asRecord(part);
    return record ? Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  });

/** Takes over new settings in the object that every part of the app reads; true where something is different. */
export function takeSettings(current: Shell['settings'], fresh: Settings): boolean {
  // The page's domains are those that serve at this moment (HT-10); the settings name all of them.
  const { mobileTemplate: _, domainList: __, whitelabel, whitelabelVal, ...rest } = fresh;
  // An answer that names no servers of the captcha leaves those of the page: the web server named them.
  const { GEETEST_SERVERS } = current.gw;
  const gw = rest.gw.GEETEST_SERVERS?.length || !GEETEST_SERVERS ? rest.gw : { ...rest.gw, GEETEST_SERVERS };
  const next = { ...rest, gw, whitelabel: switchesOn({ whitelabel, whitelabelVal }) };
  const isSame = inOrder({ ...current, ...next }) === inOrder(current);
  if (!isSame) Object.assign(current, next);
  return !isSame;
}

export function refreshSettings({ events, load, settings, busy }: ShellParts): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async (): Promise<void> => {
    const fresh = await loadSettings({ load, events });
    // A form that is being filled in keeps the rules it began with; the next time counts.
    if (!fresh || busy.any()) return;
    if (takeSettings(settings, fresh)) events.publish('settingsChanged', {});
  };
  events.on('pageShown', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), DEBOUNCE_MS);
  });
}
