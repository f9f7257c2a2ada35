// Every operator's payment providers, by their codes.
import type { Merchants } from '../../../merchants/live.ts';
import type { PaymentDialect } from '../../../merchants/merchant.ts';
import type { PaymentAccount, PaymentProvider } from '../../../ports/payment/provider.ts';
import { signedFormProvider } from '../../../ports/payment/signed-form.ts';
import { signedJsonProvider } from '../../../ports/payment/signed-json.ts';

const dialects = {
  signedJson: signedJsonProvider,
  signedForm: signedFormProvider,
} as const satisfies Record<PaymentDialect, (account: PaymentAccount) => PaymentProvider>;

export interface Providers {
  /** Null: the operator has no such provider, or no longer. */
  readonly of: (merchant: string, provider: string) => PaymentProvider | null;
  /** Digits after the point of the operator's currency. */
  readonly digitsOf: (merchant: string) => number;
}

export const createProviders = (merchants: Merchants): Providers => {
  const known = new Map(
    merchants.all.flatMap(({ code, payments }) =>
      [...payments.accounts].map(
        ([provider, account]) => [`${code}|${provider}`, dialects[account.dialect](account)] as const,
      ),
    ),
  );
  return {
    of: (merchant, provider) => known.get(`${merchant}|${provider}`) ?? null,
    digitsOf: (merchant) => merchants.byCode(merchant)?.settings.minorDigits ?? 0,
  };
};
