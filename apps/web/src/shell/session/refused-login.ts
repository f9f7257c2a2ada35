// AL-03, AL-04: the effect of a refused log-in on the remembered one, typed or automatic.
import type { Store } from '../storage/store.ts';
import { AUTO_LOGIN, forgetLogin } from './remembered-record.ts';

/** `forget`: wipe the record and switch off. `switchOff`: keep the record. `keep`: leave all as it is. */
export type Aftermath = 'forget' | 'switchOff' | 'keep';

const byCode: Readonly<Record<string, Aftermath>> = {
  'login.cred.err': 'forget',
  'not.exists.user': 'forget',
  token_ip_different: 'switchOff',
};

/** Returns the consequence that the error of any log-in has on this device. */
export const aftermathOf = (errorCode: string): Aftermath => byCode[errorCode] ?? 'keep';

/** Wipes the remembered login, switches automatic log-in off, or leaves both alone. */
export function applyAftermath(store: Pick<Store, 'remove' | 'write'>, aftermath: Aftermath): void {
  if (aftermath === 'forget') forgetLogin(store);
  if (aftermath === 'switchOff') store.write(AUTO_LOGIN, '0');
}

/** Applies the outcome of a log-in by form. */
export function forgetIfRefused(
  store: Pick<Store, 'remove' | 'write'>,
  outcome: { readonly ok: true } | { readonly ok: false; readonly errorCode: string },
): void {
  if (!outcome.ok) applyAftermath(store, aftermathOf(outcome.errorCode));
}
