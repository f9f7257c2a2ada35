// Payout accounts of members, and what a withdrawal needs to know of them.
import type { PayoutAccount } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { MemberContext, Module } from '../../../module.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import { payeeNameOf } from '../../account/member/api.ts';
import type { StepUpServices } from '../../account/security/api.ts';
import { balancesOf } from '../wallet/api.ts';
import { maskedName } from './account.rules.ts';
import { createAccountService } from './account.service.ts';
import { accountsOf, type StoredAccount } from './account-store.ts';

const issuerName = ({ payouts }: Merchant, { kind, issuer }: StoredAccount): string => {
  const issuers = kind === 'bankCard' ? payouts.banks : payouts.eWallets;
  return issuers.find(({ code }) => code === issuer)?.name ?? issuer;
};

const present = (merchant: Merchant, account: StoredAccount): PayoutAccount => ({
  id: account.id,
  kind: account.kind,
  issuer: issuerName(merchant, account),
  masked: account.masked,
  holder: maskedName(account.holder),
  addedAt: account.addedAt.toISOString(),
  usableFrom: account.usableFrom.toISOString(),
});

const kindsOf = ({ payouts: { banks, eWallets, networks, pix } }: Merchant) => {
  const named = (issuers: readonly { readonly code: string; readonly name: string }[]) =>
    issuers.map(({ code, name }) => ({ code, name }));
  const rows = [
    { kind: 'bankCard' as const, issuers: banks.map(({ code, name, number }) => ({ code, name, number })) },
    { kind: 'eWallet' as const, issuers: named(eWallets) },
    { kind: 'virtualWallet' as const, issuers: networks.map((code) => ({ code, name: code })) },
  ].filter(({ issuers }) => issuers.length > 0);
  return pix ? [...rows, { kind: 'pix' as const, issuers: [] }] : rows;
};

export const payoutModule = (services: StepUpServices, key: MemberKey) => {
  const { db } = services.platform;
  const accounts = createAccountService(services, key);

  const listed = async ({ merchant, session }: MemberContext): Promise<PayoutAccount[]> =>
    (await accountsOf(db, merchant.code, session.memberId)).map((account) => present(merchant, account));

  return {
    name: 'payout',
    handlers: {
      'wallet.accounts': async (_, context) => ({ items: await listed(context) }),
      'wallet.addAccount': async (input, context) => present(context.merchant, await accounts.add(input, context)),
      'relay.withdrawAccountInfo': async (_, context) => {
        const { merchant, session } = context;
        const { currency } = merchant.settings;
        const owner = { merchant: merchant.code, memberId: session.memberId, currency };
        const [all, payee, { cash, held, bonus }] = await Promise.all([
          listed(context),
          payeeNameOf(db, session.memberId),
          balancesOf(db, owner),
        ]);
        const of = (...kinds: readonly PayoutAccount['kind'][]) => all.filter(({ kind }) => kinds.includes(kind));
        return {
          // PIX keys are accounts of banks.
          fullBankCardList: of('bankCard', 'pix'),
          fullVirtualWalletList: of('virtualWallet'),
          fullEWalletList: of('eWallet'),
          payeeName: payee === null ? null : maskedName(payee),
          kinds: kindsOf(merchant),
          balance: { cash: String(cash), held: String(held), bonus: String(bonus), currency },
        };
      },
    },
  } satisfies Module;
};
