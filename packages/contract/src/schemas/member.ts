// The schemas of calls about a member's security and money: a browser loads them with the first of these calls.
import { paymentSchemas } from './payment.ts';
import { payoutSchemas } from './payout.ts';
import { securitySchemas } from './security.ts';
import { walletSchemas } from './wallet.ts';
import { withdrawalSchemas } from './withdrawal.ts';

export const schemas = {
  ...securitySchemas,
  ...walletSchemas,
  ...paymentSchemas,
  ...payoutSchemas,
  ...withdrawalSchemas,
} as const;
