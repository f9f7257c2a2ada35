// Compresses what the web server serves: brotli 11 and gzip 9 beside each text file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.js', '.css', '.svg', '.json', '.ico']);
const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);

/** How brotli may code distances (RFC 7932, 4): its own choice is not always the shortest. Pairs of NPOSTFIX and NDIRECT. */
const ways = [
  [0, 0],
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
] as const;
/** A smaller file gains no byte worth the time of the build. */
const TRIED_FROM_BYTES = 8192;

const squeezeBy = (content: Buffer, [postfix, direct]: (typeof ways)[number]): Promise<Buffer> =>
  squeeze(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });

/** Of large files the shortest of several forms: some 0.3 % of the largest script. */
async function best(content: Buffer): Promise<Buffer> {
  const tried = content.length < TRIED_FROM_BYTES ? ways.slice(0, 1) : ways;
  const forms = await Promise.all(tried.map((way) => squeezeBy(content, way)));
  return forms.reduce((shortest, form) => (form.length < shortest.length ? form : shortest));
}

/** Size of a text over the wire. */
export const brotliSize = async (content: Buffer | string): Promise<number> =>
  (await best(Buffer.from(content))).length;

/** Compresses every text file of the folders; files of the same content are compressed once. */
export async function compressFolders(folders: readonly string[]): Promise<void> {
  const known = new Map<string, Promise<[Buffer, Buffer]>>();
  const compress = async (path: string): Promise<void> => {
    const content = readFileSync(path);
    const key = createHash('sha256').update(content).digest('hex');
    const work = known.get(key) ?? Promise.all([best(content), zip(content, { level: 9 })]);
    known.set(key, work);
    const [br, gz] = await work;
    if (br.length < content.length) writeFileSync(`${path}.br`, br);
    if (gz.length < content.length) writeFileSync(`${path}.gz`, gz);
  };
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  await Promise.all(files.map(compress));
}
