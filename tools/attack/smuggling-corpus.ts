// Ambiguous requests: every method, framing, spelling, Connection header, target and host.

/** The site's duty for a request. `either` lets the site choose between a refusal and passing the request on clean. */
export type Duty = 'serve' | 'refuse' | 'either';

interface Framing {
  readonly name: string;
  readonly hasBody: boolean;
  /** Tells whether honest clients send this framing. */
  readonly isPlain: boolean;
  /** Header lines, and the body. */
  readonly make: (inner: string) => { readonly lines: readonly string[]; readonly body: string };
}

export interface SmugglingAttack {
  readonly name: string;
  readonly method: string;
  readonly marker: string;
  readonly host: string;
  readonly duty: Duty;
  /** The refusal that is expected, when refusal is the duty. */
  readonly refusal: string;
  readonly bytes: Buffer;
}

const chunked = (inner: string): string => `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

const withLength = (name: string, value: (length: number) => string, isPlain = false): Framing => ({
  name,
  hasBody: true,
  isPlain,
  make: (inner) => ({ lines: [value(inner.length)], body: inner }),
});

const withCoding = (line: string, isPlain = false): Framing => ({
  name: line.replaceAll(/[\r\n\t\v]/g, '·'),
  hasBody: true,
  isPlain,
  make: (inner) => ({ lines: [line], body: chunked(inner) }),
});

const withChunks = (name: string, make: (inner: string) => string): Framing => ({
  name: `chunked with ${name}`,
  hasBody: true,
  isPlain: false,
  make: (inner) => ({ lines: ['Transfer-Encoding: chunked'], body: make(inner) }),
});

const framings: readonly Framing[] = [
  { name: 'no framing', hasBody: false, isPlain: true, make: () => ({ lines: [], body: '' }) },
  { name: 'length 0', hasBody: false, isPlain: true, make: () => ({ lines: ['Content-Length: 0'], body: '' }) },
  withLength('a length', (length) => `Content-Length: ${length}`, true),
  withLength('the same length twice', (length) => `Content-Length: ${length}\r\nContent-Length: ${length}`),
  withLength('two lengths', (length) => `Content-Length: ${length}\r\nContent-Length: 0`),
  withLength('a signed length', (length) => `Content-Length: +${length}`),
  withLength('a length and a space', (length) => `Content-Length: ${length} `),
  withLength('a hexadecimal length', (length) => `Content-Length: 0x${length.toString(16)}`),
  withLength('a list of lengths', (length) => `Content-Length: ${length},${length}`),
  withLength('a folded length', (length) => `Content-Length:\r\n ${length}`),
  withLength('a length after a space', (length) => `Content-Length : ${length}`),
  withLength('a length after a bare line feed', (length) => `X-Any: 1\nContent-Length: ${length}`),
  withLength('a length with NUL', (length) => `Content-Length: ${length}\0`),
  withCoding('Transfer-Encoding: chunked', true),
  withCoding('Transfer-Encoding: Chunked'),
  withCoding('Transfer-Encoding:\tchunked'),
  withCoding('Transfer-Encoding:  chunked '),
  withCoding('Transfer-Encoding: chunked, identity'),
  withCoding('Transfer-Encoding: identity, chunked'),
  withCoding('Transfer-Encoding: xchunked'),
  withCoding('Transfer-Encoding: chunked, chunked'),
  withCoding('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'),
  withCoding('Transfer-Encoding:\r\n chunked'),
  withCoding('Transfer-Encoding : chunked'),
  withCoding('X-Any: 1\nTransfer-Encoding: chunked'),
  withCoding('Transfer-Encoding: \vchunked'),
  withChunks('an extension', (inner) => `${inner.length.toString(16)};a=b\r\n${inner}\r\n0\r\n\r\n`),
  withChunks('a hexadecimal prefix', (inner) => `0x${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`),
  withChunks('bare line feeds', (inner) => `${inner.length.toString(16)}\n${inner}\n0\n\n`),
  withChunks('a trailer', (inner) => `${inner.length.toString(16)}\r\n${inner}\r\n0\r\nContent-Length: 9\r\n\r\n`),
  {
    name: 'length over chunks',
    hasBody: true,
    isPlain: false,
    make: (inner) => ({
      lines: [`Content-Length: ${inner.length + 5}`, 'Transfer-Encoding: chunked'],
      body: `0\r\n\r\n${inner}`,
    }),
  },
  {
    name: 'chunks over length',
    hasBody: true,
    isPlain: false,
    make: (inner) => ({ lines: ['Transfer-Encoding: chunked', 'Content-Length: 4'], body: chunked(inner) }),
  },
];

const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'TRACE'] as const;
const METHODS_WITHOUT_BODY: readonly string[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS'];
const connections = [
  '',
  'content-length',
  'host',
  'authorization',
  'transfer-encoding',
  'close, Content-Length',
] as const;

const spellings: Readonly<Record<string, (line: string) => string>> = {
  'as written': (line) => line,
  upper: (line) => line.replaceAll(/^[\w-]+(?=[: ])/gm, (name) => name.toUpperCase()),
  mixed: (line) =>
    line.replaceAll(/^[\w-]+(?=[: ])/gm, (name) =>
      [...name].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign.toLowerCase())).join(''),
    ),
};

const dutyOf = (method: string, framing: Framing, connection: string): Duty => {
  if (framing.hasBody && METHODS_WITHOUT_BODY.includes(method)) return 'refuse';
  const isHonest = framing.isPlain && connection === '' && (method === 'GET' || method === 'POST');
  return isHonest ? 'serve' : 'either';
};

/** Every method with every framing, spelling and Connection header. */
export function framingAttacks(host: string): SmugglingAttack[] {
  const attacks: SmugglingAttack[] = [];
  for (const method of methods)
    for (const framing of framings)
      for (const [spelling, spell] of Object.entries(spellings))
        for (const connection of connections) {
          const marker = `m${attacks.length}z`;
          const inner = `GET /wps/smuggled?marker=${marker} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
          const { lines, body } = framing.make(inner);
          const head = [
            `${method} /wps/attack?marker=${marker} HTTP/1.1`,
            `Host: ${host}`,
            'Authorization: kept',
            ...lines.map(spell),
            ...(connection ? [`Connection: ${connection}`] : []),
          ];
          attacks.push({
            name: `${method}, ${framing.name}, ${spelling}${connection && `, Connection: ${connection}`}`,
            method,
            marker,
            host,
            duty: dutyOf(method, framing, connection),
            refusal: `a body on ${method}`,
            bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'),
          });
        }
  return attacks;
}

const targets = [
  'http://evil.example/wps/attack',
  'http://evil.example@localhost/wps/attack',
  '//evil.example/wps/attack',
  '/wps/%73ystem/attack',
  '/wp%73/attack',
  '/wps/../internal/attack',
  '/wps/%2e%2e/internal/attack',
  '/wps/.%2E/internal/attack',
  '/wps/..%2finternal/attack',
  '/wps/..\\internal/attack',
  '/wps/%5c..%5cinternal/attack',
  '/wps//attack',
  '/wps/a%00/attack',
  '/wps/a%0d%0aX-Injected:1/attack',
  '/wps/#/attack',
  '*',
] as const;

const hostLines = [
  'Host: evil.example\r\nHost: {host}',
  'Host: {host}\r\nHost: evil.example',
  'Host: {host}\r\nX-Forwarded-Host: evil.example',
  'Host: {host}\r\nForwarded: host=evil.example',
  'Host: {host}@evil.example',
  'Host: evil.example, {host}',
  'Host: {host}/evil',
  'Host: {host}#evil',
  'Host: {host}\0',
  'Host: {host}\tevil',
  'Host:\r\n {host}',
  'Host : {host}',
  'Host:',
  'X-Any: none',
] as const;

/** Unclear targets and hosts, each in a request without a body. */
export function addressAttacks(host: string, first: number): SmugglingAttack[] {
  const plain = `Host: ${host}`;
  const cases = [
    ...targets.map((target) => ({ target, lines: plain })),
    ...hostLines.map((lines) => ({ target: '/wps/attack', lines: lines.replaceAll('{host}', host) })),
  ];
  return cases.map(({ target, lines }, index) => {
    const marker = `m${first + index}z`;
    const address = target === '*' ? target : `${target}?marker=${marker}`;
    return {
      name: `${target} with ${lines}`,
      method: 'GET',
      marker,
      host,
      duty: lines.match(/^Host:/gm)?.length === 2 ? 'refuse' : 'either',
      refusal: 'a second Host',
      bytes: Buffer.from(`GET ${address} HTTP/1.1\r\n${lines}\r\nX-Marker: ${marker}\r\n\r\n`, 'latin1'),
    };
  });
}
