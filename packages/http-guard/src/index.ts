// Everything that both servers import: the guarded HTTP server, its limits and the check of requests.
export { type RequestFault, requestFault } from './request.rules.ts';
export {
  answerBareRefusal,
  createGuardedServer,
  type GuardLimits,
  productionLimits,
  type TurnedAway,
} from './server.ts';
export type { Upgrades } from './upgrades.ts';
