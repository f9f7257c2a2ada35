// HT-03, HT-13: parses an answer's text into the envelope, first by body, then by status.
import { asRecord } from '../storage/shapes.ts';
import { parseFlatText } from './flat-text.ts';
import { plainMessage } from './plain-message.ts';

export type Envelope =
  | { readonly success: true; readonly value: unknown }
  | { readonly success: false; readonly errorCode: string; readonly message: string; readonly value?: unknown };

const asText = (found: unknown): string =>
  typeof found === 'string' || typeof found === 'number' ? String(found) : '';

const isYes = (found: unknown): boolean => found === true || found === 1 || found === 'true' || found === '1';
const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

/**
 * Finds the envelope. Fields beside the envelope's own are the value where there is no other: text answers are flat,
 * and so is some JSON. Of the specification's answers only the log-in's lists `success`: elsewhere a value without an
 * error code says it.
 */
function envelopeOf(found: unknown): Envelope | null {
  const answer = asRecord(found);
  if (!answer) return null;
  const { success, errorCode, message, value: inside, ...beside } = answer;
  const sign = success ?? (inside !== undefined && !errorCode);
  if (!sign && (success ?? errorCode ?? null) === null) return null;
  const value = inside ?? (isEmpty(beside) ? undefined : beside);
  if (isYes(sign)) return { success: true, value };
  const refused = { errorCode: asText(errorCode) || 'unknown_error', message: plainMessage(message) };
  return { success: false, ...refused, ...(value !== undefined && { value }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function contentOf(type: string, text: string): unknown {
  if (/[/+]json$/.test(type)) return parseJson(text);
  if (/^text\/plain$|\/x-www-form-urlencoded$/.test(type)) return parseJson(text) ?? parseFlatText(text) ?? text.trim();
  return null;
}

/**
 * Reads the text of an answer by its content type; HTML and everything unknown is null. JSON may come as plain text. `bareText`: a text
 * alone is the value.
 */
export function readAnswer(contentType: string | null, text: string, bareText = false): Envelope | null {
  const found = contentOf((contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '', text);
  return bareText && typeof found === 'string' ? { success: true, value: found } : envelopeOf(found);
}
