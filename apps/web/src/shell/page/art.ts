// The operator's pictures in a page: the common start of their URLs, then file names.

export interface PackedArt {
  /** `/m/brand/aurora/` */
  readonly base: string;
  /** `tile-koi.8f3a-c photo.dC98_d.png`: a picture's name ends at the first dot; the usual ending is left out. */
  readonly files: string;
}

/** Most pictures are drawings. */
const USUAL = '.svg';

/** Packs name → address; every address is its name between one common beginning and its own ending. */
export function packArt(art: Readonly<Record<string, string>>): PackedArt {
  const entries = Object.entries(art);
  const [first] = entries;
  const base = first ? first[1].slice(0, first[1].lastIndexOf('/') + 1) : '';
  const files = entries.map(([name, address]) => {
    if (!address.startsWith(`${base}${name}.`))
      throw new Error(`The picture ${name} does not lie under ${base}: ${address}`);
    const file = address.slice(base.length);
    return file.endsWith(USUAL) ? file.slice(0, -USUAL.length) : file;
  });
  return { base, files: files.join(' ') };
}

const unpacked = new WeakMap<PackedArt, ReadonlyMap<string, string>>();

/** Address of a picture, undefined where there is none of that name. `games/crown-1` is a picture of the set `games`. */
export function artAddress(art: PackedArt, name: string): string | undefined {
  let addresses = unpacked.get(art);
  if (!addresses) {
    addresses = new Map(
      art.files.split(' ').map((file) => {
        const [name = '', , ending] = file.split('.');
        return [name, art.base + file + (ending ? '' : USUAL)];
      }),
    );
    unpacked.set(art, addresses);
  }
  const [set = ''] = name.split('/');
  // All pictures of a set have its hash.
  return addresses.get(set)?.replace(`${set}.`, `${name}.`);
}
