// SN-06: gets the id of a new device from the image CDN's frame, and renews the stored id.
import type { Store } from '../storage/store.ts';
import { findDeviceId, storedDeviceId } from './device.ts';

/**
 * Asks the helper frame for an id where none is kept, and keeps its answer whenever it comes. An id that was sent
 * before stays: codes, the first password and remembered log-ins are bound to it. A kept id stays for another 365
 * days.
 */
export async function settleDevice(store: Store, requestId: () => Promise<string | null>): Promise<void> {
  const answer = storedDeviceId(store) === null ? await requestId() : null;
  const known = storedDeviceId(store) ?? answer;
  if (known !== null) findDeviceId(store, () => known);
}
