// Names of vendors: those of the operator's own games in the person's language, all others as the vendor writes itself.
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';

const names: ReadonlyMap<string, TextKey> = new Map([
  ['LOTT', 'lobby.vendorLotteries'],
  ['VIETNAM_LOTTO', 'lobby.vendorVietnam'],
  ['SEA_LOTT', 'lobby.vendorSea'],
  ['INSTANT', 'lobby.vendorInstant'],
]);

/** Returns a function that names a vendor by its code. */
export function useVendorName(): (code: string) => string {
  const t = useT();
  return (code) => {
    const name = names.get(code);
    return name ? t(name) : code.replaceAll('_', ' ');
  };
}
