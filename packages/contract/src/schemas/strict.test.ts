import { expect, test } from 'vitest';
import { chatWire, gameWire, schemas } from './index.ts';

interface Issue {
  readonly code: string;
  /** Of a choice between forms: what each of them has against it. */
  readonly errors?: readonly (readonly Issue[])[];
}

const refusesField = (issues: readonly Issue[]): boolean =>
  issues.some(({ code, errors = [] }) =>
    code === 'invalid_union' ? errors.length > 0 && errors.every(refusesField) : code === 'unrecognized_keys',
  );

test('every input, in every form, refuses an unknown field', () => {
  for (const [name, { input }] of Object.entries({ ...schemas, ...gameWire, ...chatWire })) {
    const result = input.safeParse({ 'not-a-field': 1 });
    // Zod types its issues one by one; only these two fields are read.
    const issues = result.success ? [] : (result.error.issues as readonly Issue[]);
    expect([name, refusesField(issues)]).toEqual([name, true]);
  }
});
