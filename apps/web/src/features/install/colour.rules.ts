// The colour of the words in the download bar, as the operator configures it.
import type { PromptEntry } from '@foyer/contract';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Null where there is none, or none that is written in full. */
export const colourOf = ({ enabled, value }: PromptEntry): string | null =>
  enabled && COLOUR.test(value) ? value.toLowerCase() : null;
