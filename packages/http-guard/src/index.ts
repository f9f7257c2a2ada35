export { type RequestFault, requestFault } from './request.rules.ts';
export { createGuardedServer, type GuardLimits, productionLimits, type TurnedAway } from './server.ts';
