// The operators of a journey: copies of ours with something changed.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SwitchName } from '@foyer/contract';

const merchants = resolve(import.meta.dirname, '../../merchants');

/** The content of merchant.json, as far as journeys change it. */
export interface OperatorFile {
  pinAddress: boolean;
  readonly settings: {
    captchaFor: string[];
    currency: string;
    currencySymbol: string;
    sessionFollowsDomain?: boolean;
    bannerHosts?: string[];
    bannersCarrySession?: boolean;
    consent?: boolean;
    readonly gw: Record<string, unknown>;
    readonly register: { methods: string[]; minimumAge: number; readonly captcha: { enabled: boolean } };
  };
  readonly switches: Record<SwitchName, boolean>;
  readonly secondFactor: { payeeName: boolean };
  readonly payouts: { coolDownMinutes: number };
  maintenance: { on: boolean; from?: string; end: string | null; text: unknown };
  readonly promotions: Record<string, { enabled: boolean }>;
  /** Receivers of events, and where consent is asked for. */
  tracking?: unknown;
  /** The operator's own app. */
  readonly app?: { readonly prompt: Record<string, { enabled: boolean; value?: unknown }> };
  /** The chat stays as it stands in the file. Without it there is none: its button lies over no page that a journey is about. */
  chat?: true;
  chatScript?: unknown;
  chatHours?: { readonly opens: string; readonly closes: string; readonly timeZone: string };
  /** Rows of content/banners.json in place of those that stand there. */
  banners?: readonly unknown[];
  /** In place of content/announcements.json. Without it there are none: no popup lies over what a journey is about. */
  announcements?: unknown;
}

/** The demo's operators. */
export type Operator = 'aurora' | 'lotus';

export type Change = (file: OperatorFile, operator: Operator) => void;

const noAnnouncements = { forcedReading: false, autoplay: false, items: [] };

/** Folder with the changed copies; the caller removes it. */
export function changedOperators(change: Change): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-operators-'));
  cpSync(merchants, folder, { recursive: true });
  for (const operator of ['aurora', 'lotus'] as const) {
    const path = join(folder, operator, 'merchant.json');
    const whole = JSON.parse(readFileSync(path, 'utf8')) as OperatorFile;
    change(whole, operator);
    const { banners, announcements = noAnnouncements, chat, chatScript, ...rest } = whole;
    const switches = chat ? rest.switches : { ...rest.switches, chatRelay: false };
    writeFileSync(path, JSON.stringify({ ...rest, switches, ...(chat && chatScript ? { chatScript } : {}) }));
    writeFileSync(join(folder, operator, 'content/announcements.json'), JSON.stringify(announcements));
    if (banners) writeFileSync(join(folder, operator, 'content/banners.json'), JSON.stringify(banners));
  }
  return folder;
}

export const withoutCaptcha: Change = ({ switches }) => {
  switches.captcha = false;
  switches.captchaBeforeSms = false;
};

/** The same change under a name of its own: a product for this file alone, since its journeys leave members changed. */
export const onlyHere =
  (change: Change): Change =>
  (file, operator) =>
    change(file, operator);
