// Encodes the start of a list's next page as a short opaque text.
import { Refusal } from '../../../refusal.ts';

const RADIX = 36;

export const cursorOf = (at: Date, id?: string): string =>
  [at.getTime().toString(RADIX), ...(id === undefined ? [] : [id])].join('-');

/** The place a cursor names; a text that is none is refused. */
export const placeOf = (cursor: string | undefined): { readonly at: Date; readonly id: string } | null => {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = cursor.split('-');
  const ms = Number.parseInt(time, RADIX);
  if (!/^[0-9a-z]{1,10}$/.test(time) || !(ms < 8.64e15)) throw new Refusal('input.invalid');
  return { at: new Date(ms), id };
};
