// The schemas of calls about a member's security, money and promotions: a browser loads them with the first of these calls.
import { paymentSchemas } from './payment.ts';
import { payoutSchemas } from './payout.ts';
import { promotionSchemas } from './promotion.ts';
import { memberPushSchemas } from './push.ts';
import { securitySchemas } from './security.ts';
import { walletSchemas } from './wallet.ts';
import { withdrawalSchemas } from './withdrawal.ts';

export const schemas = {
  ...securitySchemas,
  ...walletSchemas,
  ...paymentSchemas,
  ...payoutSchemas,
  ...withdrawalSchemas,
  ...promotionSchemas,
  ...memberPushSchemas,
} as const;
