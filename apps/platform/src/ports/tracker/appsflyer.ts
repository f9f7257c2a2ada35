// AppsFlyer's server-to-server events for apps. Source: https://dev.appsflyer.com/hc/reference/s2s-events-api3-overview
import type { Tracker } from './tracker.ts';

const API = 'https://api3.appsflyer.com';

/** "2026-11-26 10:00:00.000", in UTC. */
const timeText = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '');

/** Knows an installation by `appsflyerId`, which its SDK in the operator's app made. */
export const appsflyer =
  ({ key, api }: { readonly key: string; readonly api: string | null }): Tracker =>
  ({ name, fields, at, s2s }) => {
    const { afAppId, appsflyerId, afAdvertisingId, afOaid, idfa, idfv } = s2s;
    if (!afAppId || !appsflyerId) return { held: 'no AppsFlyer id: not in the app' };
    const { customerId, af_revenue, af_currency, eventID } = fields;
    return {
      address: `${api ?? API}/inappevent/${encodeURIComponent(afAppId)}`,
      headers: { authentication: key, 'content-type': 'application/json' },
      body: JSON.stringify({
        appsflyer_id: appsflyerId,
        ...(customerId && { customer_user_id: customerId }),
        ...(afAdvertisingId && { advertising_id: afAdvertisingId }),
        ...(afOaid && { oaid: afOaid }),
        ...(idfa && { idfa }),
        ...(idfv && { idfv }),
        eventName: name,
        eventCurrency: af_currency,
        eventTime: timeText(at),
        // A text of JSON within the JSON.
        eventValue: JSON.stringify({ af_revenue, af_currency, eventID }),
      }),
    };
  };
