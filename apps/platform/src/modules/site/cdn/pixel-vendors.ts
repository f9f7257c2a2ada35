// What the frame of pixels knows of each vendor: where its script is, and what it calls our events.
import type { trackedEvents } from '@foyer/contract/tracked-events-table';
import type { PixelVendor } from '../../../merchants/tracking.ts';

interface VendorRow {
  /** Origins of the vendor's script. */
  readonly scripts: readonly string[];
  /** Origins that the script sends to. */
  readonly sends: readonly string[];
  /** The vendor's standard events; an event without one goes by our own name. */
  readonly events: Readonly<Partial<Record<keyof typeof trackedEvents, string>>>;
}

export const pixelTable: Readonly<Record<PixelVendor, VendorRow>> = {
  // Source: https://developers.facebook.com/docs/meta-pixel/reference and …/implementation/conversion-tracking
  meta: {
    scripts: ['https://connect.facebook.net'],
    sends: ['https://www.facebook.com', 'https://connect.facebook.net'],
    events: {
      registerSubmit: 'SubmitApplication',
      register: 'CompleteRegistration',
      depositSubmit: 'InitiateCheckout',
      deposit: 'Purchase',
      startTrial: 'StartTrial',
      viewContent: 'ViewContent',
    },
  },
  // Source: https://developers.google.com/tag-platform/gtagjs/reference/events, for the policy …/tag-platform/security/guides/csp
  google: {
    scripts: ['https://www.googletagmanager.com'],
    sends: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    events: {
      register: 'sign_up',
      login: 'login',
      depositSubmit: 'begin_checkout',
      deposit: 'purchase',
      viewContent: 'view_item',
    },
  },
  // Source: https://business-api.tiktok.com/portal/docs, "Pixel" and "Supported standard events"
  tiktok: {
    scripts: ['https://analytics.tiktok.com'],
    sends: ['https://analytics.tiktok.com'],
    events: {
      registerSubmit: 'SubmitForm',
      register: 'CompleteRegistration',
      depositSubmit: 'InitiateCheckout',
      deposit: 'CompletePayment',
      viewContent: 'ViewContent',
      downloadApp: 'Download',
    },
  },
};
