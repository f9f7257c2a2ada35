// Calls of the specification without a schema yet; a call moves to calls.ts with one.
import { tableOfCalls } from './call.ts';
import type { BoundCallName } from './calls.ts';

export const unboundCalls = tableOfCalls({
  'relay.fcmBind': { method: 'POST', path: '/wps/relay/CSP_fcmBind', token: 'member' },
  'relay.fcmSubscribe': { method: 'POST', path: '/wps/relay/CSP_fcmSubscribe', token: 'member' },
});

/** A call without a schema yet. */
export type UnboundCallName = keyof typeof unboundCalls;
/** Name of a call of the site's own wire. */
export type CallName = BoundCallName | UnboundCallName;
