// Names and content of the build's files over versions: most files of two versions differ in nothing but the version
// that stands in the names of files.
import { asRecord } from '../shell/storage/shapes.ts';

const FOLDER = '/m/assets/';
/** `main-abcdefgh.js`: the place of the file in the build, the version of the build, its kind. */
const NAME = /^\/m\/assets\/(\w+)-([\w-]{8})(\.(?:js|css))$/;
/** As much of a file's SHA-256 as the build writes down. */
const DIGEST_LENGTH = 10;

export interface VersionedFile {
  /** The name without its version, the same in every version. */
  readonly place: string;
  readonly version: string;
}

/** Null for a file that is named by its own content. */
export function versionedFile(path: string): VersionedFile | null {
  const [, name, version, kind] = NAME.exec(path) ?? [];
  return name && version && kind ? { place: name + kind, version } : null;
}

/** Address of the digests of a version's files, which the build writes (vite/file-names-plugin.ts). */
export const digestsAddress = (version: string): string => `${FOLDER}files-${version}.json`;

/** Digests by place; null where the answer holds none. */
export function readDigests(text: string): ReadonlyMap<string, string> | null {
  try {
    const rows = Object.entries(asRecord(JSON.parse(text)) ?? {});
    return new Map(rows.flatMap(([place, digest]) => (typeof digest === 'string' ? [[place, digest] as const] : [])));
  } catch {
    return null;
  }
}

/** A file of an earlier version as it would be in a later one if nothing of its own had changed. */
export const inVersion = (text: string, from: string, to: string): string => text.split(from).join(to);

/** The digest as the build writes it. */
export function digestOf(sha256: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(sha256)));
  return base64.replace(/\+/g, '-').replace(/\//g, '_').slice(0, DIGEST_LENGTH);
}
