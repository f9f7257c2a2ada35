// AU-01: decides whether the asset manifests speak of another version than the page's own.
import { fingerprint } from '../../shell/http/fingerprint.ts';
import { asRecord } from '../../shell/storage/shapes.ts';

/** What the two addresses answered; null where one answered nothing that is a manifest. */
export type ManifestTexts = readonly (string | null)[];

export interface AssetCheck {
  readonly texts: ManifestTexts;
  /** Hashes that this tab has seen. Several nodes may serve two versions in turn: each counts once. */
  readonly known: readonly string[];
  /** Address of the script that started this page. */
  readonly entry: string;
  /** The first check of a page that came from the network: it is as new as anything. */
  readonly isFirst: boolean;
}

export interface AssetFinding {
  readonly isNew: boolean;
  /** All hashes that are known now, the newest last. */
  readonly known: readonly string[];
}

/** Enough for two manifests and a few versions that take turns. */
const MOST_HASHES = 12;
/** Hashes in storage, SN-10. A hash of ours has letters and digits only. */
const SEPARATOR = ' ';

export const hashesIn = (stored: string | null): readonly string[] => stored?.split(SEPARATOR).filter(Boolean) ?? [];
export const storedHashes = (hashes: readonly string[]): string => hashes.join(SEPARATOR);

/** Manifests have some tens of KiB. */
const MOST_LETTERS = 1_000_000;

/** What stands at the address instead says nothing about versions: a refusal, the answer of a portal. */
function isManifest(text: string): boolean {
  if (text.length > MOST_LETTERS) return false;
  try {
    const found = asRecord(JSON.parse(text)) ?? {};
    return 'entrypoints' in found || 'files' in found;
  } catch {
    return false;
  }
}

/** Our own manifest names the page's script: the page is of the newest version, whatever else has changed. */
const isOwnVersion = (text: string, entry: string): boolean => entry !== '' && text.includes(entry);

export function readAssets({ texts, known, entry, isFirst }: AssetCheck): AssetFinding {
  const found = texts.flatMap((text, index) =>
    text !== null && isManifest(text) ? [{ text, index, hash: fingerprint(text) }] : [],
  );
  const unknown = found.filter(({ hash }) => !known.includes(hash));
  // The second manifest names no file of this page: what it says first is what the page starts from.
  const isNew = unknown.some(({ text, index }) => (index === 0 ? !isOwnVersion(text, entry) : !isFirst));
  const hashes = found.map(({ hash }) => hash);
  return { isNew, known: [...known.filter((hash) => !hashes.includes(hash)), ...hashes].slice(-MOST_HASHES) };
}
