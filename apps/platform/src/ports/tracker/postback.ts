// A postback address of any other receiver, as its own documents have it: unverified, the operator fills in the template.
import type { Tracker } from './tracker.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

/** Placeholders of a template: `{event}`, the fields of an event, and the ids of the pixel-tracking object. */
export const placeholdersIn = (template: string): readonly string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** A template that names an id of an advertiser is for people who came by that advertiser alone. */
export const postback =
  ({ address }: { readonly address: string }): Tracker =>
  ({ name, fields, marks }) => {
    const known: Readonly<Record<string, string>> = { ...marks, ...fields, event: name };
    const valueAt = (placeholder: string): string =>
      Object.hasOwn(known, placeholder) ? (known[placeholder] ?? '') : '';
    const missing = placeholdersIn(address).find(
      (placeholder) => !Object.hasOwn(fields, placeholder) && valueAt(placeholder) === '',
    );
    if (missing !== undefined) return { held: `no ${missing}` };
    return {
      address: address.replaceAll(PLACEHOLDER, (_, placeholder: string) => encodeURIComponent(valueAt(placeholder))),
      headers: {},
    };
  };
