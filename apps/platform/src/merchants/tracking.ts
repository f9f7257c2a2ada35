// Whom an operator tells of events, and where it asks for consent first, as merchant.json names them.
import { Country } from '@foyer/contract/schemas';
import { trackedEvents } from '@foyer/contract/tracked-events-table';
import * as z from 'zod';
import type { TrackerAccount } from '../ports/tracker/tracker.ts';
import { type Files, readSecret, secretPath } from './files.ts';

/** Receivers whose script runs in the browser, by the id that the vendor gave. */
const pixelFiles = [
  z.strictObject({ vendor: z.literal('meta'), id: z.string().regex(/^\d{5,20}$/, 'the number of a Meta pixel') }),
  z.strictObject({
    vendor: z.literal('google'),
    id: z.string().regex(/^(G|AW|GT|DC)-[A-Z0-9-]{4,24}$/, 'the id of a Google tag, as G-ABC123'),
  }),
  z.strictObject({
    vendor: z.literal('tiktok'),
    id: z.string().regex(/^[A-Z0-9]{10,32}$/, 'the code of a TikTok pixel'),
  }),
] as const;

/** The vendor's own address, unless a stub on this machine takes its place. */
const Stub = z
  .string()
  .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, 'a stub on this machine')
  .optional();
const eventNames = Object.keys(trackedEvents) as [keyof typeof trackedEvents, ...(keyof typeof trackedEvents)[]];

const serverFiles = [
  z.strictObject({ vendor: z.literal('appsflyer'), keyFile: z.string().min(1), api: Stub }),
  z.strictObject({
    vendor: z.literal('adjust'),
    keyFile: z.string().min(1),
    api: Stub,
    environment: z.enum(['production', 'sandbox']),
    events: z.partialRecord(z.enum(eventNames), z.string().regex(/^[a-z0-9]{6}$/, 'an event token of six signs')),
  }),
  z.strictObject({
    vendor: z.literal('postback'),
    name: z.string().trim().min(1).max(40),
    /** What is told must not be readable on the way; a stub runs on this machine, `{port}` stands for PORT. */
    address: z
      .string()
      .max(1024)
      .regex(
        /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/127\.0\.0\.1:(\d{1,5}|\{port\}))\/[\w\-./?&=%{}~:,+]*$/,
        'an https address with {placeholders}',
      ),
  }),
] as const;

/** The part `tracking` of merchant.json. */
export const TrackingFile = z.strictObject({
  consent: z
    .strictObject({
      /** A new version asks everybody again. */
      version: z.string().regex(/^[A-Za-z0-9._-]{1,32}$/, 'letters, digits and . _ -'),
      /** Countries whose law asks for consent; `*`: everywhere. */
      regions: z.array(z.union([z.literal('*'), Country.shape.countryCode])).max(250),
    })
    .optional(),
  receivers: z
    .array(z.discriminatedUnion('vendor', [...pixelFiles, ...serverFiles]))
    .max(16)
    .refine((all) => new Set(all.map(receiverKey)).size === all.length, { error: 'a receiver twice' }),
});

export const pixelVendors = ['meta', 'google', 'tiktok'] as const;
export type PixelVendor = (typeof pixelVendors)[number];

/** A pixel in the browser, by its key among the operator's receivers. */
export interface Pixel {
  readonly key: string;
  readonly vendor: PixelVendor;
  readonly id: string;
}

export interface TrackingSettings {
  readonly consent: { readonly version: string; readonly regions: readonly string[] };
  readonly pixels: readonly Pixel[];
  readonly servers: readonly { readonly key: string; readonly account: TrackerAccount }[];
  /** Every receiver as people know it. */
  readonly names: readonly string[];
}

const vendorNames = { meta: 'Meta', google: 'Google', tiktok: 'TikTok', appsflyer: 'AppsFlyer', adjust: 'Adjust' };

type ReceiverFile = z.infer<(typeof pixelFiles)[number]> | z.infer<(typeof serverFiles)[number]>;

function receiverKey(receiver: ReceiverFile): string {
  return receiver.vendor === 'postback' ? `postback.${receiver.name}` : receiver.vendor;
}

const nameOf = (receiver: ReceiverFile): string =>
  receiver.vendor === 'postback' ? receiver.name : vendorNames[receiver.vendor];

/** Asked everywhere, where the settings say so without a list. */
const DEFAULT_VERSION = '1';

const KEY = /^[\x21-\x7e]{8,512}$/;

/** Reads the receivers of an operator. `asksEverywhere`: the setting `consent` of its site. */
export function readTracking(
  files: Files,
  code: string,
  file: z.infer<typeof TrackingFile> | undefined,
  { asksEverywhere, port, demo }: { readonly asksEverywhere: boolean; readonly port: number; readonly demo: boolean },
): TrackingSettings {
  const secretOf = (keyFile: string): string => {
    const key = readSecret(files, code, keyFile) ?? '';
    if (!KEY.test(key)) files.faults.add(secretPath(code, keyFile), '', 'no key of a receiver');
    return key;
  };
  const accountOf = (receiver: z.infer<(typeof serverFiles)[number]>): TrackerAccount => {
    if (receiver.vendor === 'postback')
      return { vendor: 'postback', address: receiver.address.replace('{port}', String(port)) };
    const { keyFile, api = null, ...rest } = receiver;
    return { ...rest, api, key: secretOf(keyFile) };
  };
  // A receiver on this machine is there in demo mode only.
  const isThere = (receiver: ReceiverFile): boolean =>
    demo || !('address' in receiver && receiver.address.startsWith('http:'));
  const receivers = (file?.receivers ?? []).filter(isThere);
  const { version = DEFAULT_VERSION, regions = [] } = file?.consent ?? {};
  return {
    consent: { version, regions: asksEverywhere ? ['*'] : regions },
    pixels: receivers.flatMap((receiver) =>
      'id' in receiver ? [{ key: receiverKey(receiver), vendor: receiver.vendor, id: receiver.id }] : [],
    ),
    servers: receivers.flatMap((receiver) =>
      'id' in receiver ? [] : [{ key: receiverKey(receiver), account: accountOf(receiver) }],
    ),
    names: [...new Set(receivers.map(nameOf))],
  };
}
