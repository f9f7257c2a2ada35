// What a member learns of an order in tests: nothing to pay by, and no reason, unless the test says so.
import type { Payment } from './order.rules.ts';

export const noPayment: Payment = {
  payUrl: null,
  pixCode: null,
  transfer: null,
  wallet: null,
  takesSlip: false,
  slipAt: null,
  reason: null,
};
