// Makes a file of a new version out of the copy of an earlier one, so that a returning visitor fetches only what has changed.
import type { Copies } from './copies.ts';
import {
  digestOf,
  digestsAddress,
  inVersion,
  readDigests,
  type VersionedFile,
  versionedFile,
} from './earlier-files.rules.ts';

export interface EarlierFilesDeps {
  readonly copies: Pick<Copies, 'find' | 'addresses' | 'put'>;
  readonly fetch: (address: string) => Promise<Response>;
  readonly sha256: (content: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
}

type Digests = ReadonlyMap<string, string>;
/** Addresses of the copies of each place, those that were stored last first. */
type Earlier = ReadonlyMap<string, readonly string[]>;

/** Answers a file from an earlier copy; null where there is none whose own content is the same. */
export type FromEarlier = (key: string) => Promise<Response | null>;

export function earlierFiles({ copies, fetch, sha256 }: EarlierFilesDeps): FromEarlier {
  // A worker lives for one visit or two: it meets few versions.
  const digests = new Map<string, Promise<Digests | null>>();
  const earlier = new Map<string, Promise<Earlier>>();

  const once = <T>(known: Map<string, Promise<T>>, version: string, make: () => Promise<T>): Promise<T> => {
    const made = known.get(version) ?? make();
    known.set(version, made);
    // The next file tries again what has failed for this one.
    made.catch(() => known.delete(version));
    return made;
  };
  const fetchDigests = async (version: string): Promise<Digests | null> => {
    const answer = await fetch(digestsAddress(version));
    return answer.ok ? readDigests(await answer.text()) : null;
  };
  const findEarlier = async (version: string): Promise<Earlier> => {
    const byPlace = new Map<string, string[]>();
    for (const address of await copies.addresses('files')) {
      const { pathname } = new URL(address);
      const file = versionedFile(pathname);
      if (file && file.version !== version) byPlace.set(file.place, [pathname, ...(byPlace.get(file.place) ?? [])]);
    }
    return byPlace;
  };
  const remake = async (
    path: string,
    file: VersionedFile,
    digest: string,
  ): Promise<readonly [Response, string] | null> => {
    const copy = await copies.find('files', path);
    const from = versionedFile(path);
    if (!copy || !from) return null;
    const text = inVersion(await copy.response.text(), from.version, file.version);
    return digestOf(await sha256(new TextEncoder().encode(text))) === digest ? [copy.response, text] : null;
  };

  return async (key) => {
    const file = versionedFile(key);
    if (!file) return null;
    try {
      const paths = (await once(earlier, file.version, () => findEarlier(file.version))).get(file.place) ?? [];
      // Asked only where an earlier copy may do: a first visit asks for nothing.
      const digest =
        paths.length > 0 && (await once(digests, file.version, () => fetchDigests(file.version)))?.get(file.place);
      if (!digest) return null;
      for (const path of paths) {
        const remade = await remake(path, file, digest);
        if (!remade) continue;
        const [{ headers }, text] = remade;
        const answer = new Response(text, { headers });
        await copies.put('files', key, answer.clone(), text);
        return answer;
      }
    } catch {
      // The storage or the connection failed: the file is fetched as ever.
    }
    return null;
  };
}
