// Holds the platform's own answers against the contract, in tests.
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';

interface Documented {
  readonly name: string;
  readonly output: z.ZodMiniType;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * The schemas read what any back end may write. Of what this one writes they have nothing to change: no field is missing, none is
 * unknown, and none comes in another form than the documented one. Throws where that is not so.
 */
export function checkAnswerForm({ name, output }: Documented, value: unknown): void {
  const sent = asJson(value);
  const read = asJson(output.parse(sent));
  if (!isDeepStrictEqual(read, sent)) throw new Error(`${name} answers in another form than its own`);
}
