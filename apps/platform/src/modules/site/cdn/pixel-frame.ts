// The frame of pixels: vendors' scripts run on the image CDN's origin, and can read neither the site nor its session.
import { escaped } from '../../../http/demo-page.ts';
import type { Pixel } from '../../../merchants/tracking.ts';
import { pixelTable } from './pixel-vendors.ts';

/**
 * Runs in the frame. It takes events from the one site that it was made for and from no other window, and loads a vendor's
 * script with the first event: nothing runs before there is something to tell.
 */
export const pixelScript = `(() => {
  const { site, pixels } = document.documentElement.dataset;
  const rows = JSON.parse(pixels);
  const started = new Set();
  const load = (address) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  };
  const moneyOf = ({ value, currency }) => (Number(value) > 0 ? { value: Number(value), currency } : {});
  const vendors = {
    meta: {
      start: (id) => {
        const fbq = (window.fbq = (...args) => (fbq.callMethod ? fbq.callMethod(...args) : fbq.queue.push(args)));
        Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
        load('https://connect.facebook.net/en_US/fbevents.js');
        // No event of the vendor's own finding: it would name this frame.
        fbq('set', 'autoConfig', false, id);
        fbq('init', id);
      },
      fire: (id, name, isStandard, fields) =>
        window.fbq(isStandard ? 'trackSingle' : 'trackSingleCustom', id, name, moneyOf(fields), { eventID: fields.eventID }),
    },
    google: {
      start: (id) => {
        window.dataLayer = window.dataLayer || [];
        window.gtag = function gtag() {
          window.dataLayer.push(arguments);
        };
        load('https://www.googletagmanager.com/gtag/js?id=' + encodeURIComponent(id));
        window.gtag('js', new Date());
        window.gtag('config', id, { send_page_view: false, page_location: site, page_referrer: '' });
      },
      fire: (id, name, isStandard, fields) =>
        window.gtag('event', name, { send_to: id, transaction_id: fields.eventID, ...moneyOf(fields) }),
    },
    tiktok: {
      start: (id) => {
        window.TiktokAnalyticsObject = 'ttq';
        const ttq = (window.ttq = window.ttq || []);
        for (const method of ['page', 'track', 'identify', 'ready'])
          ttq[method] = (...args) => ttq.push([method, ...args]);
        ttq._i = { [id]: [] };
        ttq._i[id]._u = 'https://analytics.tiktok.com/i18n/pixel/events.js';
        ttq._t = { [id]: Date.now() };
        ttq._o = { [id]: {} };
        load(ttq._i[id]._u + '?sdkid=' + encodeURIComponent(id) + '&lib=ttq');
      },
      fire: (id, name, isStandard, fields) => window.ttq.track(name, moneyOf(fields), { event_id: fields.eventID }),
    },
  };
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== site || source !== parent || !Array.isArray(data && data.events)) return;
    for (const { vendor, id, events } of rows) {
      const { start, fire } = vendors[vendor];
      for (const { name, fields } of data.events) {
        if (typeof name !== 'string' || !fields || typeof fields.eventID !== 'string') continue;
        if (!started.has(vendor + id)) start(id);
        started.add(vendor + id);
        const isStandard = Object.prototype.hasOwnProperty.call(events, name);
        fire(id, isStandard ? events[name] : name, isStandard, fields);
      }
    }
  });
})();
`;

/** The page for one site, given as an origin. */
export const pixelPage = (site: string, pixels: readonly Pixel[]): string => {
  const rows = pixels.map(({ vendor, id }) => ({ vendor, id, events: pixelTable[vendor].events }));
  return `<!doctype html><html lang="en" data-site="${escaped(site)}" data-pixels="${escaped(JSON.stringify(rows))}"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>tracking</title><script src="/pixels.js"></script></head></html>`;
};

/** Only that site may frame it, and only vendors that the operator named may run in it or hear from it. */
export const pixelPolicy = (site: string | null, pixels: readonly Pixel[]): string => {
  const rows = site === null ? [] : pixels.map(({ vendor }) => pixelTable[vendor]);
  const all = (pick: 'scripts' | 'sends'): string =>
    [...new Set(rows.flatMap((row) => row[pick]))].join(' ') || "'none'";
  return [
    "default-src 'none'",
    `script-src ${site === null ? "'none'" : `'self' ${all('scripts')}`}`,
    `connect-src ${all('sends')}`,
    `img-src ${all('sends')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${site ?? "'none'"}`,
  ].join('; ');
};
