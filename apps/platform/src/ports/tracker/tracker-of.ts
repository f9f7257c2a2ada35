// Finds the adapter of a receiver.
import { adjust } from './adjust.ts';
import { appsflyer } from './appsflyer.ts';
import { postback } from './postback.ts';
import type { Tracker, TrackerAccount } from './tracker.ts';

export function trackerOf(account: TrackerAccount): Tracker {
  switch (account.vendor) {
    case 'appsflyer':
      return appsflyer(account);
    case 'adjust':
      return adjust(account);
    case 'postback':
      return postback(account);
  }
}
