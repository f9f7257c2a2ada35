// Reads HTTP/1.1 from raw bytes as strictly as the standard, and reports ambiguity.

/** A request as a strict back end reads it. */
export interface RawRequestRead {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Everything that another back end could read differently. */
  readonly faults: readonly string[];
}

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';
const REQUEST_LINE = /^([A-Z]+) ([\x21-\x7e]+) HTTP\/1\.1$/;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const CHUNK_SIZE = /^[0-9A-Fa-f]{1,8}$/;
const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

const valuesOf = (headers: RawRequestRead['headers'], wanted: string): string[] =>
  headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);

/** Chunks from `from` on; null while they are not whole. */
function readChunks(text: string, from: number): { body: string; end: number } | 'fault' | null {
  let body = '';
  for (let at = from; ; ) {
    const lineEnd = text.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = text.slice(at, lineEnd);
    if (!CHUNK_SIZE.test(size)) return 'fault';
    const length = Number.parseInt(size, 16);
    const dataEnd = lineEnd + 2 + length;
    if (length === 0) {
      const end = text.startsWith('\r\n', dataEnd) ? dataEnd : text.indexOf(HEAD_END, dataEnd) + 2;
      return end < dataEnd ? null : { body, end: end + 2 };
    }
    if (text.length < dataEnd + 2) return null;
    if (!text.startsWith('\r\n', dataEnd)) return 'fault';
    body += text.slice(lineEnd + 2, dataEnd);
    at = dataEnd + 2;
  }
}

function readHeaders(lines: readonly string[]): { headers: (readonly [string, string])[]; faults: string[] } {
  const headers: (readonly [string, string])[] = [];
  const faults: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0));
    if (/^[ \t]/.test(line)) faults.push('a folded header line');
    else if (!TOKEN.test(name)) faults.push('a header name that is no token');
    if (/[\0\r\n]/.test(line)) faults.push('a control character in a header');
    headers.push([name, line.slice(colon + 1).trim()]);
  }
  return { headers, faults };
}

interface Framing {
  readonly kind: 'none' | 'length' | 'chunked';
  readonly length: number;
  readonly faults: readonly string[];
}

function framingOf(method: string, headers: RawRequestRead['headers']): Framing {
  const lengths = valuesOf(headers, 'content-length');
  const codings = valuesOf(headers, 'transfer-encoding');
  const [length = '0'] = lengths;
  const faults: string[] = [];
  if (lengths.length > 1) faults.push('more than one content-length');
  if (!/^\d+$/.test(length)) faults.push('a content-length that is no number');
  if (lengths.length > 0 && codings.length > 0) faults.push('content-length beside transfer-encoding');
  if (codings.length > 0 && (codings.length > 1 || codings[0] !== 'chunked'))
    faults.push('a transfer-encoding other than chunked');
  const hasBody = codings.length > 0 || Number(length) > 0;
  if (hasBody && METHODS_WITHOUT_BODY.has(method)) faults.push('a body where the method has none');
  if (codings.length > 0) return { kind: 'chunked', length: 0, faults };
  return { kind: lengths.length > 0 ? 'length' : 'none', length: Number(length) || 0, faults };
}

/** The first request of `text` and where it ends; null while it is not whole; `bare` where no request begins. */
export function readRequest(text: string): { request: RawRequestRead; end: number } | 'bare' | null {
  const firstEnd = text.search(/\r?\n/);
  if (firstEnd < 0) return /^[A-Z]*( [\x21-\x7e]*( H?.*)?)?\r?$/.test(text) ? null : 'bare';
  const [, method = '', target = ''] = REQUEST_LINE.exec(text.slice(0, firstEnd)) ?? [];
  if (!method) return 'bare';
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const lines = text.slice(firstEnd + 2, headEnd);
  const { headers, faults } = readHeaders(lines === '' ? [] : lines.split('\r\n'));
  const framing = framingOf(method, headers);
  const hosts = valuesOf(headers, 'host').length;
  const all = [...faults, ...framing.faults, ...(hosts === 1 ? [] : [`${hosts} Host headers`])];
  const bodyStart = headEnd + HEAD_END.length;
  if (framing.kind === 'chunked') {
    const chunks = readChunks(text, bodyStart);
    if (chunks === null) return null;
    if (chunks === 'fault')
      return { request: { method, target, headers, body: '', faults: [...all, 'a broken chunk'] }, end: text.length };
    return { request: { method, target, headers, body: chunks.body, faults: all }, end: chunks.end };
  }
  const end = bodyStart + framing.length;
  if (text.length < end) return null;
  return { request: { method, target, headers, body: text.slice(bodyStart, end), faults: all }, end };
}

/** Every whole answer of `bytes`, interim ones left out. */
export function readAnswers(bytes: Buffer, isHead = false): RawAnswer[] {
  const text = bytes.toString('latin1');
  const answers: RawAnswer[] = [];
  for (let at = 0; at < text.length; ) {
    const headEnd = text.indexOf(HEAD_END, at);
    const head = headEnd < 0 ? '' : text.slice(at, headEnd);
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
    if (status === 0) break;
    const bodyStart = headEnd + HEAD_END.length;
    const body = answerBody(text, head, bodyStart, isHead || status < 200 || status === 204 || status === 304);
    if (body === null) break;
    if (status >= 200) answers.push({ status, head, body: body.text });
    at = body.end;
  }
  return answers;
}

function answerBody(text: string, head: string, from: number, isEmpty: boolean): { text: string; end: number } | null {
  if (isEmpty) return { text: '', end: from };
  if (/^transfer-encoding: *chunked/im.test(head)) {
    const chunks = readChunks(text, from);
    return chunks === null || chunks === 'fault' ? null : { text: chunks.body, end: chunks.end };
  }
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  // Without a length the answer ends with its connection: what is there counts as whole.
  const end = length === undefined ? text.length : from + Number(length);
  return text.length < end ? null : { text: text.slice(from, end), end };
}
