// Payout accounts as the walk shows them: one of each kind, the first of which has to wait.
import type { OutputOf } from '@foyer/contract';

type Info = OutputOf<'relay.withdrawAccountInfo'>;

const DAY_MS = 86_400_000;

const account = {
  issuer: 'PIX',
  masked: 'm•••@e•••.com',
  holder: 'A••• R•••',
  addedAt: '2026-11-24T12:00:00.000Z',
  usableFrom: null,
} as const;

export const payoutInfo = (now: number): Info => ({
  fullBankCardList: [
    {
      ...account,
      id: '1',
      kind: 'bankCard',
      issuer: 'Ngân hàng Thương mại Cổ phần',
      masked: '•••• 6789',
      usableFrom: new Date(now + DAY_MS).toISOString(),
    },
    { ...account, id: '2', kind: 'pix' },
  ],
  fullEWalletList: [{ ...account, id: '3', kind: 'eWallet', issuer: 'DemoPay', masked: '•••• 0142' }],
  fullVirtualWalletList: [
    { ...account, id: '4', kind: 'virtualWallet', issuer: 'TRC20', masked: '•••• Lj6t', holder: '' },
  ],
  payeeName: 'A••• R•••',
  kinds: [
    { kind: 'bankCard', issuers: [{ code: 'demobank', name: 'Demo Bank', number: 'account' }] },
    { kind: 'eWallet', issuers: [{ code: 'demopay', name: 'DemoPay' }] },
    { kind: 'virtualWallet', issuers: [{ code: 'TRC20', name: 'TRC20' }] },
    { kind: 'pix', issuers: [] },
  ],
  balance: null,
  rules: null,
  turnover: null,
  bonus: null,
  identityCheck: null,
});
