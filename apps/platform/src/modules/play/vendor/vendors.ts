// Every operator's game vendors, by their codes.
import type { Merchants } from '../../../merchants/live.ts';
import type { VendorDialect } from '../../../merchants/merchant.ts';
import { signedFormVendor } from '../../../ports/game-vendor/signed-form.ts';
import { signedJsonVendor } from '../../../ports/game-vendor/signed-json.ts';
import type { GameVendor, VendorAccount } from '../../../ports/game-vendor/vendor.ts';

const dialects = {
  signedJson: signedJsonVendor,
  signedForm: signedFormVendor,
} as const satisfies Record<VendorDialect, (account: VendorAccount) => GameVendor>;

export interface Vendors {
  /** Null: the operator has no such vendor, or no longer. */
  readonly of: (merchant: string, vendor: string) => GameVendor | null;
}

export const createVendors = (merchants: Merchants): Vendors => {
  const known = new Map(
    merchants.all.flatMap(({ code, gameVendors }) =>
      [...gameVendors.accounts].map(
        ([vendor, account]) => [`${code}|${vendor}`, dialects[account.dialect](account)] as const,
      ),
    ),
  );
  return { of: (merchant, vendor) => known.get(`${merchant}|${vendor}`) ?? null };
};
