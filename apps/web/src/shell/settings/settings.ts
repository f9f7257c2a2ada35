// SN-11: reads the operator's settings in either spelling and gives the switches their readable names.
import { type PageSettings, type SwitchName, switches } from '@foyer/contract';

export interface SiteSettings {
  readonly smsProvider: { readonly firebase: boolean; readonly apiKey: string | null };
  readonly on: Readonly<Record<SwitchName, boolean>>;
}

/** Flags come as booleans, numbers or texts, as operators' back ends have it. */
const isOn = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1' || flag === 'true';

/** The settings where two names exist; the first specification's name goes first. */
export function readSettings(settings: PageSettings): SiteSettings {
  const sms = settings.smsProvider ?? settings.sms;
  const flags = { ...settings.whitelabelVal, ...settings.whitelabel };
  const named = Object.entries(switches).map(([key, { name }]) => [name, isOn(flags[key])]);
  return {
    smsProvider: { firebase: sms?.firebase ?? false, apiKey: sms?.apiKey ?? null },
    // The table of switches names every key of the record.
    on: Object.fromEntries(named) as Record<SwitchName, boolean>,
  };
}
