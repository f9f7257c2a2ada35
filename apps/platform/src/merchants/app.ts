// The operator's own app, as merchant.json has it: its downloads, and when pages offer it.
import { DownloadType } from '@foyer/contract/schemas';
import * as z from 'zod';
import type { Localized, OperatorApp } from './merchant.ts';

const MOST_TIMES = 9999;
const MOST_DAYS = 3650;
const DAY_MINUTES = 24 * 60;
const MOST_DOMAINS = 64;

const Version = z.string().regex(/^\d{1,4}(\.\d{1,4}){0,3}$/, 'a version, as 2.4.39');
const HttpsOrigin = z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'an https origin');
/** A file or page of the app: below one of `hosts`, or on the site itself. */
const Address = z
  .string()
  .max(512)
  .regex(/^(https:\/\/[a-z0-9.-]+(:\d{1,5})?)?\/[^/\s\\][^\s\\]*$/, 'a path on the site, or an https address');
const Picture = z
  .string()
  .regex(/^\/m\/brand\/[a-z0-9]{2,32}\/[a-z0-9-]{1,64}\.(?:svg|webp|avif|png|jpg)$/, 'a picture under /m/brand');
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour, as #1a2b3c');
const Host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a host in lower case without port');
/** 1 everyone, 2 members, 3 members with a VIP level of at least so much; panel and fullscreen everyone, with that install panel. */
const BarMode = z.string().regex(/^(?:1|2|3:\d{1,2}|panel|fullscreen)$/, '1, 2, 3:LEVEL, panel or fullscreen');

/** `plain` is another word for `light`. */
const Theme = z.preprocess((theme) => (theme === 'plain' ? 'light' : theme), z.enum(['light', 'dark', 'brand']));

const entry = <T extends z.ZodType>(value: T) => z.strictObject({ enabled: z.boolean(), value }).optional();
const onOff = z.strictObject({ enabled: z.boolean() }).optional();
const times = entry(z.int().min(1).max(MOST_TIMES));
const days = entry(z.int().min(0).max(MOST_DAYS));

/** DP-01: every entry by its name on the wire; one that is not named is off. */
const promptFile = (words: z.ZodType<Localized>) =>
  z.strictObject({
    app_background: entry(Picture),
    app_desc: entry(words),
    bottom_app_desc: entry(words),
    bottom_app_desc_color: entry(Colour),
    /** Whether one of the conditions is enough; without a value it is. */
    download_condition_switch: z
      .strictObject({ enabled: z.boolean(), value: z.enum(['any', 'all']).optional() })
      .optional(),
    in_game_popup_interval: entry(z.int().min(1).max(DAY_MINUTES)),
    login_required: onOff,
    bind_card: onOff,
    bottom_app_bar_mode: entry(BarMode),
    deposit_times: times,
    deposit_times_forced: times,
    deposit_least_times: times,
    deposit_least_times_forced: times,
    withdrawal_times: times,
    withdrawal_times_forced: times,
    withdrawal_least_times: times,
    withdrawal_least_times_forced: times,
    reg_days: days,
    reg_days_forced: days,
    first_deposit: onOff,
    first_withdraw: onOff,
    domains_switch: entry(z.enum(['1', '2', '3'])),
    domains: entry(z.array(Host).min(1).max(MOST_DOMAINS)),
    theme: entry(Theme),
  });

/** The part `app` of merchant.json; `words` is the schema of localized texts. */
export const appFile = (words: z.ZodType<Localized>) =>
  z
    .strictObject({
      hosts: z.array(HttpsOrigin).default([]),
      version: Version.nullable().default(null),
      panelFullscreen: z.boolean().default(false),
      panelClosable: z.boolean().default(true),
      downloads: z
        .array(z.strictObject({ resourceType: DownloadType, url: Address }))
        .refine((all) => new Set(all.map(({ resourceType }) => resourceType)).size === all.length, {
          error: 'a resourceType twice',
        }),
      prompt: promptFile(words).default({}),
    })
    .refine(({ downloads, hosts }) => downloads.every(({ url }) => url.startsWith('/') || isBelow(url, hosts)), {
      path: ['downloads'],
      error: 'an address outside hosts',
    });

const isBelow = (url: string, hosts: readonly string[]): boolean => hosts.some((host) => url.startsWith(`${host}/`));

const none: OperatorApp = {
  hosts: [],
  version: null,
  panelFullscreen: false,
  panelClosable: true,
  downloads: [],
  prompt: {},
};

/** Without a part `app` the operator has none. */
export const appOf = (file: OperatorApp | undefined): OperatorApp => file ?? none;
