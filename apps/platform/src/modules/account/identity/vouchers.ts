// The token verifiers of an operator: its Firebase project's, those of that project's emulator, or in the demo the
// stand-in's.
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { firebaseIssuer, firebaseVoucher } from '../../../ports/identity/firebase.ts';
import { emulatorVoucher } from '../../../ports/identity/firebase-emulator.ts';
import { googleKeys } from '../../../ports/identity/google-keys.ts';
import type { Voucher } from '../../../ports/identity/port.ts';
import { STAND_IN_ISSUER } from '../../../ports/identity/stand-in.ts';

/** Null: nobody vouches for anybody here. */
export type VoucherOf = (merchant: Merchant) => Voucher | null;

const isStandIn = ({ settings }: Merchant): boolean => settings.identity?.by === 'standIn';

/** For whom tokens of an operator are made out; null: it has no project. */
export const audienceOf = (merchant: Merchant): string | null =>
  isStandIn(merchant) ? merchant.code : (merchant.settings.smsProvider?.projectId ?? null);

/** In whose name tokens of an operator come; null: nobody vouches for anybody here. */
export const issuerOf = (merchant: Merchant): string | null => {
  if (isStandIn(merchant)) return STAND_IN_ISSUER;
  const project = audienceOf(merchant);
  return project === null ? null : firebaseIssuer(project);
};

/** `standIn` is null outside of the demo. */
export const createVouchers = ({ env }: Pick<PlatformContext, 'env'>, standIn: Voucher | null): VoucherOf => {
  const firebase = env.firebase.emulator === null ? firebaseVoucher(googleKeys(env.firebase.keysUrl)) : emulatorVoucher;
  return (merchant) => (isStandIn(merchant) ? standIn : firebase);
};
