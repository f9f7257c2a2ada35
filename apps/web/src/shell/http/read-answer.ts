// Reads the answer of a call by its schema; what does not fit is reported.
import type { schemas } from '@foyer/contract/schemas';
import { readAs } from '@foyer/contract/schemas/read';
import type { CheckOutput } from './create-send.ts';
import { type MisfitReport, misfitReport } from './misfit-report.ts';

export const warn: MisfitReport = misfitReport((text) => console.warn(text));

/** @param found the schemas of a part of the contract, among them that of the call */
export const checkOf =
  <N extends keyof typeof schemas>(found: Pick<typeof schemas, N>, name: N): CheckOutput =>
  (value) => {
    const read = readAs(found[name].output, value);
    warn(name, read.ok ? read.leftOut : read.misfits);
    return { ok: read.ok, value: read.ok ? read.value : undefined };
  };
