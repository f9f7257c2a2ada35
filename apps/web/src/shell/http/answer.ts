// HT-03, HT-13: an answer's text becomes the agreed envelope, or nothing. The envelope is read first, the status second.
import { bag } from '../storage/shapes.ts';
import { parseFlatText } from './flat-text.ts';

export type Envelope =
  | { readonly success: true; readonly value: unknown }
  | { readonly success: false; readonly errorCode: string; readonly message: string; readonly value?: unknown };

const asText = (found: unknown): string => (typeof found === 'string' ? found : '');

function envelopeOf(found: unknown): Envelope | null {
  const answer = bag(found);
  if (!answer) return null;
  if (answer.success === true) return { success: true, value: answer.value };
  if (answer.success !== false && answer.errorCode === undefined) return null;
  const { value } = answer;
  const refused = { errorCode: asText(answer.errorCode) || 'unknown_error', message: asText(answer.message) };
  return { success: false, ...refused, ...(value !== undefined && { value }) };
}

function envelopeOfFlat(text: string): Envelope | null {
  const flat = parseFlatText(text);
  if (!flat || flat.success === undefined) return null;
  const { success, errorCode, message, ...value } = flat;
  return success === 'true' || success === '1'
    ? { success: true, value }
    : { success: false, errorCode: errorCode || 'unknown_error', message: message ?? '' };
}

/** Reads the text of an answer by its content type; HTML and everything unknown is null. */
export function readAnswer(contentType: string | null, text: string): Envelope | null {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json' || type.endsWith('+json')) {
    try {
      return envelopeOf(JSON.parse(text.replace(/^\uFEFF/, '')));
    } catch {
      return null;
    }
  }
  if (type === 'text/plain' || type === 'application/x-www-form-urlencoded') return envelopeOfFlat(text);
  return null;
}
