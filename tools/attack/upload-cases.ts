// Files that no call may take, and requests for an upload that are not whole. Each with the codes that may answer it.
import type { ErrorCode } from '@foyer/contract';
import { MOST_DOCUMENT_BYTES, type UploadCallName } from '@foyer/contract/uploads';
import { bombOf, jpegOf, noPictures, pngOf, webpOf, withExif } from '../../apps/platform/src/testing/pictures.ts';

/** What a request for an upload differs in from an honest one. */
export interface UploadCase {
  readonly name: string;
  readonly body: Buffer;
  /** Content type; a picture's own where it says none. */
  readonly type?: string;
  /** Put in place of what stands in the path: the order, or the kind of the document. */
  readonly parameter?: string;
  readonly query?: string;
  readonly method?: string;
  readonly origin?: string;
  /** Whose session it is; the member's own where it says nothing. */
  readonly session?: 'none' | 'forged' | 'of another operator';
  readonly only?: UploadCallName;
  /** The codes that may answer it. `done` is a picture that was taken; null any refusal below 500. */
  readonly answers: readonly (ErrorCode | 'done')[] | null;
}

const types = ['image/jpeg', 'image/svg+xml', 'text/html', 'application/x-www-form-urlencoded', ''];
const script = Buffer.from('<script>alert(1)</script>');
const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const wrongTypes: readonly UploadCase[] = Object.entries({
  ...noPictures,
  'a Windows program': Buffer.from(`MZ${' '.repeat(80)}`),
  'a program of Linux': Buffer.from(`\x7fELF${' '.repeat(80)}`, 'latin1'),
  'an AVIF': Buffer.from(`\0\0\0\x1cftypavif\0\0\0\0${' '.repeat(80)}`, 'latin1'),
  JSON: Buffer.from(JSON.stringify({ content: 'x'.repeat(80) })),
  'a form of its own': Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
}).flatMap(([name, body]) =>
  types.map((type) => ({ name: `${name} as "${type}"`, body, type, answers: ['document.kind'] as const })),
);

/** Pictures that are something else as well, in front, behind or inside. */
const polyglots = (jpeg: Buffer, png: Buffer): readonly UploadCase[] => [
  { name: 'a page in front of a JPEG', body: Buffer.concat([script, jpeg]), answers: ['document.kind'] },
  { name: 'a GIF in front of a JPEG', body: Buffer.concat([Buffer.from('GIF89a'), jpeg]), answers: ['document.kind'] },
  {
    name: 'a ZIP in front of a PNG',
    body: Buffer.concat([Buffer.from('PK\x03\x04'), png]),
    answers: ['document.kind'],
  },
  { name: 'a page behind a JPEG', body: Buffer.concat([jpeg, script]), answers: ['done', 'document.broken'] },
  {
    name: 'a ZIP behind a PNG',
    body: Buffer.concat([png, Buffer.from('PK\x05\x06')]),
    answers: ['done', 'document.broken'],
  },
  { name: 'a PNG behind a JPEG', body: Buffer.concat([jpeg, png]), answers: ['done', 'document.broken'] },
  { name: 'a JPEG with a place in it', body: withExif(jpeg), type: 'text/html', answers: ['done'] },
  {
    name: 'a JPEG with a script in its comment',
    body: Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      script,
      jpeg.subarray(2),
    ]),
    answers: ['done', 'document.broken'],
  },
];

const sizes = (jpeg: Buffer): readonly UploadCase[] => [
  { name: 'one byte', body: jpeg.subarray(0, 1), answers: ['document.kind'] },
  { name: 'a picture of gigabytes in a small file', body: bombOf(30_000), answers: ['document.too.large'] },
  {
    name: 'a byte more than is taken',
    body: Buffer.concat([jpeg, Buffer.alloc(MOST_DOCUMENT_BYTES + 1 - jpeg.length)]),
    answers: ['document.too.large'],
  },
];

const truncated = (pictures: Readonly<Record<string, Buffer>>): readonly UploadCase[] =>
  Object.entries(pictures).flatMap(([name, picture]) =>
    tenths.map((tenth) => ({
      name: `${tenth} tenths of a ${name}`,
      body: picture.subarray(0, Math.floor((tenth / 10) * picture.length)),
      // Its decoder fills the missing end of a PNG; it is written anew.
      answers:
        name === 'PNG'
          ? (['document.broken', 'document.kind', 'done'] as const)
          : (['document.broken', 'document.kind'] as const),
    })),
  );

/** Requests without something that belongs to them, or with something that does not. */
const missingParts = (jpeg: Buffer): readonly UploadCase[] => [
  { name: 'no body', body: Buffer.alloc(0), answers: ['document.kind'] },
  { name: 'no session', body: jpeg, session: 'none', answers: ['CUSTOMER_NOT_LOGIN'] },
  { name: 'a forged session', body: jpeg, session: 'forged', answers: ['CUSTOMER_NOT_LOGIN'] },
  { name: 'another operator’s session', body: jpeg, session: 'of another operator', answers: ['CUSTOMER_NOT_LOGIN'] },
  { name: 'a foreign page', body: jpeg, origin: 'https://evil.example', answers: ['origin.refused'] },
  { name: 'a query', body: jpeg, query: '?kind=selfie', answers: ['input.invalid'] },
  { name: 'GET', body: Buffer.alloc(0), method: 'GET', answers: null },
  { name: 'PUT', body: jpeg, method: 'PUT', answers: null },
  {
    name: 'a kind that nobody asks for',
    body: jpeg,
    parameter: 'tattoo',
    only: 'security.identityDocument',
    answers: ['input.invalid'],
  },
  {
    name: 'an order of nobody',
    body: jpeg,
    parameter: 'A'.repeat(43),
    only: 'wallet.slip',
    answers: ['order.unknown'],
  },
  ...['..', '%2e%2e%2f', '%00', '%ff', 'constructor', '__proto__', "'%20or%201=1--", 'x'.repeat(2000)].map(
    (parameter): UploadCase => ({
      name: `"${parameter.slice(0, 20)}" in the path`,
      body: jpeg,
      parameter,
      answers: null,
    }),
  ),
];

/** Every hostile upload. The last one is honest: a call that takes nothing any more would pass all others. */
export async function uploadCases(): Promise<readonly UploadCase[]> {
  const [jpeg, png, webp] = await Promise.all([jpegOf(64, 48), pngOf(64, 48), webpOf(64, 48)]);
  return [
    ...wrongTypes,
    ...sizes(jpeg),
    ...polyglots(jpeg, png),
    ...truncated({ JPEG: jpeg, PNG: png, WebP: webp }),
    ...missingParts(jpeg),
    { name: 'an honest picture', body: jpeg, answers: ['done'] },
  ];
}
