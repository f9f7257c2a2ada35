// SN-11: reads the operator's settings in either spelling and gives the switches their readable names.
import { type PageSettings, type SwitchName, switches } from '@foyer/contract';

export interface SiteSettings {
  readonly smsProvider: { readonly firebase: boolean; readonly apiKey: string | null };
  readonly on: Readonly<Record<SwitchName, boolean>>;
}

/** Flags come as booleans, numbers or texts, as operators' back ends have it. */
export const isOn = (flag: unknown): boolean => /^(?:true|1)$/i.test(String(flag));

type Flags = Pick<PageSettings, 'whitelabel' | 'whitelabelVal'>;

const flagsOf = ({ whitelabel, whitelabelVal }: Flags) => ({ ...whitelabelVal, ...whitelabel });

/** The settings where two names exist; the first specification's name goes first. */
export function readSettings(settings: PageSettings): SiteSettings {
  const sms = settings.smsProvider ?? settings.sms;
  const flags = flagsOf(settings);
  const named = Object.entries(switches).map(([key, { name }]) => [name, isOn(flags[key])]);
  return {
    smsProvider: { firebase: sms?.firebase ?? false, apiKey: sms?.apiKey ?? null },
    // The table of switches names every key of the record.
    on: Object.fromEntries(named) as Record<SwitchName, boolean>,
  };
}

/** The switches as a page carries them: those of this product that are on. An operator's back end may name hundreds. */
export const switchesOn = (settings: Flags): Record<string, true> => {
  const flags = flagsOf(settings);
  return Object.fromEntries(Object.keys(switches).flatMap((key) => (isOn(flags[key]) ? [[key, true]] : [])));
};
