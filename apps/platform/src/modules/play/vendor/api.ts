// Public interface of the vendor module: launches of vendors' games, and what must hold of their bookings.

/** `launch({input, back}, context)` of the module answers the address of a vendor's game, checked against the operator's list; `launchTrial({vendor, game}, context)` that of a trial. */
export type { VendorLaunchService, VendorTrialService } from './launch.service.ts';
/** `cardOf(merchant, vendor, game)` answers the card of a vendor's game, null where the operator does not show it. */
export { cardOf } from './vendor-games.ts';
/** What must hold between vendors' transactions and the ledger, for the check of the ledger. */
export { vendorPromises } from './vendor-promises.ts';
