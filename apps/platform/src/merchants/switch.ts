// An operator's feature switches by their readable names.
import { type SwitchName, switches, switchKeys } from '@foyer/contract';
import type { Merchant } from './merchant.ts';

const keyOf = new Map<SwitchName, string>(switchKeys.map((key) => [switches[key].name, key]));

/** True where the operator has switched it on. */
export const isOn = ({ settings }: Pick<Merchant, 'settings'>, name: SwitchName): boolean =>
  settings.whitelabel?.[keyOf.get(name) ?? ''] === true;
