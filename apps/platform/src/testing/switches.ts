// Switches of an operator, turned on or off for one test's platform.
import { type SwitchName, switches, switchKeys } from '@foyer/contract';
import type { TestPlatform } from './platform.ts';

export const setSwitches = (
  { house }: TestPlatform,
  merchant: string,
  wanted: Partial<Record<SwitchName, boolean>>,
): void => {
  const flags = house.merchants.byCode(merchant)?.settings.whitelabel;
  if (!flags) throw new Error(`${merchant} has no switches`);
  for (const key of switchKeys) {
    const on = wanted[switches[key].name];
    if (on !== undefined) Object.assign(flags, { [key]: on });
  }
};
