// The operator's app: where it is downloaded, and when a page offers it.
import * as z from 'zod/mini';
import { isMissing, itemsOf, listOf, orElse, ReadText, readFlag } from './read.ts';
import { nothing, text } from './values.ts';

/** PD-01. `AppDownloadIcon`: its `url` is the picture that stands for the app @assumed. */
export const DownloadType = z.enum(['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon']);

/** PD-01. */
export const Download = z.object({ resourceType: DownloadType, url: ReadText });

/** DP-01, in the order of the specification @assumed: it names `bottom_app_desc_color` by its meaning alone. */
export const promptEntryNames = [
  'app_background',
  'app_desc',
  'bottom_app_desc',
  'bottom_app_desc_color',
  'download_condition_switch',
  'in_game_popup_interval',
  'login_required',
  'bind_card',
  'bottom_app_bar_mode',
  'deposit_times',
  'deposit_times_forced',
  'deposit_least_times',
  'deposit_least_times_forced',
  'withdrawal_times',
  'withdrawal_times_forced',
  'withdrawal_least_times',
  'withdrawal_least_times_forced',
  'reg_days',
  'reg_days_forced',
  'first_deposit',
  'first_withdraw',
  'domains_switch',
  'domains',
  'theme',
] as const;
export type PromptEntryName = (typeof promptEntryNames)[number];

/** A value as one text, a list with commas between; nothing where it is neither. */
const plainText = (found: unknown): string => (typeof found === 'object' || isMissing(found) ? '' : String(found));
const wireText = (found: unknown): string => (Array.isArray(found) ? found.map(plainText).join(',') : plainText(found));

const PromptEntry = z.object({ enabled: readFlag(), value: z.transform(wireText) });
export type PromptEntry = z.infer<typeof PromptEntry>;

const off: PromptEntry = { enabled: false, value: '' };

const entriesIn = (found: unknown): unknown => (found as { readonly entries?: unknown } | null)?.entries ?? found;

/** DP-01. An entry that is missing or cannot be read is off. */
export const DownloadPrompt = z.pipe(
  z.transform(entriesIn),
  z.object(
    // Object.fromEntries forgets its keys: they are the names of the list above.
    Object.fromEntries(promptEntryNames.map((name) => [name, orElse(name, PromptEntry, off)])) as unknown as Record<
      PromptEntryName,
      z.ZodMiniType<PromptEntry>
    >,
  ),
);

export const downloadSchemas = {
  'system.downloads': { input: nothing, output: itemsOf(Download) },
  'system.downloadPrompt': { input: nothing, output: DownloadPrompt },
  /** @assumed The specification shows the domain and no answer. */
  'relay.downloadSetting': {
    input: z.strictObject({ domain: text(255) }),
    output: z.object({
      /** Origins that the app may be downloaded from; the site itself needs no entry. */
      hosts: listOf('hosts', ReadText),
      /** The newest version of the app; an older one is offered this version (UP-01). */
      appVersion: orElse('appVersion', ReadText, null),
      /** IN-02: the install prompt fills the screen; a person may close it. */
      panelFullscreen: readFlag(),
      panelClosable: readFlag(true),
    }),
  },
} as const;
