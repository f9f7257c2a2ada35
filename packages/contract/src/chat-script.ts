// CH-02: what an operator says of its chat vendor's script. The platform, the build and the web server check it by these rows.
import type { serviceTypes } from './schemas/settings.ts';

type ChatVendor = (typeof serviceTypes)[number];

export interface ChatScript {
  readonly csType: ChatVendor;
  /** `{port}` stands for PORT. */
  readonly address: string;
  /** Origins that the script needs beside its own. */
  readonly hosts: readonly string[];
  /** What the vendor's snippet names beside the address, by the rows of `idsOfVendor`. */
  readonly ids: Readonly<Record<string, string>>;
}

/** At most 15 digits: the vendors' snippets have numbers, and a longer one is another number in JavaScript. */
const digits = /^\d{1,15}$/;
/** Older accounts of Comm100 count their campaigns. */
const plan = /^(?:\d{1,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const comm100 = { siteId: digits, planId: plan };

/**
 * The ids in the snippets that the vendors give to their customers: `__lc.license` of LiveChat, `site_id` and `code_plan` of Comm100.
 * The other vendors have theirs in the address @assumed.
 */
export const idsOfVendor: Readonly<Record<ChatVendor, Readonly<Record<string, RegExp>>>> = {
  LIVECHAT: { license: digits },
  COMM100: comm100,
  COMM100VIP: comm100,
  AICAN: {},
  MIDUOKE: {},
};

export interface ChatScriptFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const isScriptAddress = (address: string): boolean => {
  try {
    const { protocol, hostname, username } = new URL(address.replace('{port}', '1'));
    const isOfThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
    return !username && (protocol === 'https:' || (protocol === 'http:' && isOfThisMachine));
  } catch {
    return false;
  }
};

const isOrigin = (host: string): boolean => isScriptAddress(host) && new URL(host).origin === host;

const idFault = ({ csType, ids }: ChatScript): ChatScriptFault | null => {
  const known = idsOfVendor[csType];
  for (const [name, shape] of Object.entries(known)) {
    const id = ids[name];
    if (id === undefined) return { path: ['ids', name], message: `missing: ${csType} needs it` };
    if (!shape.test(id)) return { path: ['ids', name], message: `not as ${csType} writes it` };
  }
  const unknown = Object.keys(ids).find((name) => !(name in known));
  return unknown === undefined ? null : { path: ['ids', unknown], message: `${csType} has no such id` };
};

/** Returns the first fault of a script as an operator's file names it, or null. */
export function chatScriptFault(script: ChatScript): ChatScriptFault | null {
  if (!(script.csType in idsOfVendor)) return { path: ['csType'], message: 'no vendor that is known' };
  // Foreign code: nobody on the way may change it. The demo's own is on this machine.
  if (!isScriptAddress(script.address)) return { path: ['address'], message: 'not an https address' };
  const wrong = script.hosts.findIndex((host) => !isOrigin(host));
  if (wrong >= 0) return { path: ['hosts', wrong], message: 'not an https origin' };
  return idFault(script);
}
