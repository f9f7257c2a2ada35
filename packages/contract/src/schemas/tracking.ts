// Tracking: what a person agrees to, and the events that the browser sees.
import * as z from 'zod/mini';
import { MOST_EVENTS_CHARACTERS, s2sNames } from '../tracked-events.ts';
import { listOf, orElse, ReadNumber, readFlag } from './read.ts';
import { Instant, printable, text } from './values.ts';

const Choice = z.enum(['accepted', 'refused']);
const Version = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,32}$/));
/** The first-visit tracking id; a person who has refused sends none. */
const Visitor = z.optional(z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/)));

const Fields = z.object({
  customerId: z.string(),
  customerName: z.string(),
  amount: z.string(),
  revenue: z.string(),
  value: z.string(),
  currency: z.string(),
  af_revenue: z.string(),
  af_currency: z.string(),
  eventID: z.string(),
});

/** What a member, or a device, chose. */
const Chosen = z.object({ choice: Choice, version: Version, at: Instant });

const s2sId = z.optional(z.string().check(z.regex(/^[A-Za-z0-9._-]{1,128}$/)));

export const trackingSchemas = {
  'track.consent': {
    input: z.strictObject({ visitor: Visitor }),
    output: z.object({
      /** The region asks for consent before anything of an advertiser is loaded or told. */
      isAsked: z.boolean(),
      version: Version,
      /** The companies that get events, by name. */
      receivers: z.array(z.string()),
      /** True where one of them works in the browser. */
      hasPixels: z.boolean(),
      /** @assumed True where one of them gets the names of members. */
      tellsNames: readFlag(),
      /** The choice that the platform has recorded: with a session the member's own, else that of the device. */
      chosen: z.nullable(Chosen),
    }),
  },
  'track.choose': {
    input: z.strictObject({ visitor: Visitor, choice: Choice, version: Version }),
    output: Chosen,
  },
  /** TK-02: `events` is a JSON string. */
  'track.events': {
    input: z.strictObject({
      events: text(MOST_EVENTS_CHARACTERS),
      visitor: Visitor,
      /** The person's choice; `notAsked`: the law of the region asks for none. */
      consent: z.enum(['accepted', 'refused', 'notAsked']),
      /** Version of the sheet that was answered. */
      version: z.optional(Version),
      /** True where pixels may run on this page: the answer has what waits for them. */
      takesDue: z.boolean(),
      /** SN-07: the ids of advertisers, for those who know a person by them. */
      marks: z.optional(z.record(z.string().check(z.regex(/^[a-zA-Z0-9_]{1,32}$/)), printable(1024))),
      /** TK-03. */
      s2s: z.optional(
        z.strictObject(
          Object.fromEntries(s2sNames.map((name) => [name, s2sId])) as Record<(typeof s2sNames)[number], typeof s2sId>,
        ),
      ),
      /** Days of the last thirty on which this device was here. */
      days: z.optional(z.int().check(z.minimum(0), z.maximum(31))),
    }),
    /** The specification shows no answer: one that says nothing has taken the events. */
    output: z.pipe(
      z.transform((found) => (typeof found === 'object' && found !== null ? found : {})),
      z.object({
        accepted: orElse('accepted', ReadNumber, 0),
        due: listOf('due', z.object({ name: z.string(), fields: Fields })),
      }),
    ),
  },
} as const;
