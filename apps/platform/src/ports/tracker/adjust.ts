// Adjust's server-to-server events. Source: https://dev.adjust.com/en/api/s2s-api/events/
import type { Tracker, TrackerAccount } from './tracker.ts';

const API = 'https://s2s.adjust.com';
const SECOND_MS = 1000;

/** Knows an installation by the advertising id, or by Adjust's own device id. */
export const adjust =
  ({ key, api, environment, events }: Extract<TrackerAccount, { readonly vendor: 'adjust' }>): Tracker =>
  ({ name, fields, at, s2s }) => {
    const token = Object.hasOwn(events, name) ? events[name] : undefined;
    if (token === undefined) return { held: 'no event token' };
    const { adAppToken, gpsAdid, adid, idfa, idfv } = s2s;
    if (!adAppToken || !(gpsAdid || adid || idfa || idfv)) return { held: 'no Adjust id: not in the app' };
    const { revenue, currency, customerId, eventID } = fields;
    const body = new URLSearchParams({
      s2s: '1',
      app_token: adAppToken,
      event_token: token,
      environment,
      created_at_unix: String(Math.floor(at.getTime() / SECOND_MS)),
      ...(gpsAdid && { gps_adid: gpsAdid }),
      ...(adid && { adid }),
      ...(idfa && { idfa }),
      ...(idfv && { idfv }),
      ...(Number(revenue) > 0 && { revenue, currency }),
      callback_params: JSON.stringify({ eventID, ...(customerId && { customerId }) }),
    });
    return {
      address: `${api ?? API}/event`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    };
  };
