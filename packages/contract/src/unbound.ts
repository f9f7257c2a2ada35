// Calls that stand in the contract by name only: no schema and no handler yet. A call leaves this list when its schema comes.
import type { CallName } from './calls.ts';

export const unboundCalls = [
  'system.downloadPrompt',
  'system.downloads',
  'wallet.summary',
  'wallet.deposit',
  'wallet.order',
  'wallet.withdraw',
  'wallet.accounts',
  'wallet.addAccount',
  'content.popups',
  'promotion.mall',
  'promotion.leaderBoard',
  'promotion.benefits',
  'track.events',
  'relay.launchChat',
  'relay.unreadCount',
  'relay.availablePromotions',
  'relay.listAnnouncements',
  'relay.playerRankProgress',
  'relay.depositSettings',
  'relay.withdrawAccountInfo',
  'relay.customerServiceScript',
  'relay.downloadSetting',
  'relay.promotionCategory',
  'relay.gameTrialLaunch',
  'relay.gameTrialLaunchSync',
  'relay.newGameVendor',
  'relay.gameMatchV2',
  'relay.fcmBind',
  'relay.fcmSubscribe',
] as const satisfies readonly CallName[];

/** A call without a schema yet. */
export type UnboundCallName = (typeof unboundCalls)[number];
/** A call with a schema, which the platform must bind. */
export type BoundCallName = Exclude<CallName, UnboundCallName>;
