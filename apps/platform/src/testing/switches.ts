// Switches of an operator, turned on or off for one test's platform.
import { type SwitchName, switches, switchKeys } from '@foyer/contract';
import type { Merchants } from '../merchants/live.ts';
import type { Merchant } from '../merchants/merchant.ts';

type Wanted = Partial<Record<SwitchName, boolean>>;

/** Turns switches of one operator on or off. */
export const applySwitches = ({ code, settings }: Pick<Merchant, 'code' | 'settings'>, wanted: Wanted): void => {
  const flags = settings.whitelabel;
  if (!flags) throw new Error(`${code} has no switches`);
  for (const key of switchKeys) {
    const on = wanted[switches[key].name];
    if (on !== undefined) Object.assign(flags, { [key]: on });
  }
};

/** The same while a platform runs. */
export const setSwitches = (
  { context }: { readonly context: { readonly merchants: Merchants } },
  code: string,
  wanted: Wanted,
): void => {
  const merchant = context.merchants.byCode(code);
  if (!merchant) throw new Error(`There is no operator ${code}`);
  applySwitches(merchant, wanted);
};
