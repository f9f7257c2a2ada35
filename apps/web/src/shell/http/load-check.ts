// Loads the contract's schemas, which are too heavy for the first load, and reads answers with them.
import type { CheckOutput } from './create-send.ts';
import { type MisfitReport, misfitReport } from './misfit-report.ts';

const warn: MisfitReport = misfitReport((text) => console.warn(text));

export async function loadCheck(): Promise<CheckOutput> {
  const { readAs, schemas } = await import('@foyer/contract/schemas');
  return (name, value) => {
    const read = readAs(schemas[name].output, value);
    warn(name, read.ok ? read.leftOut : read.misfits);
    return { ok: read.ok, value: read.ok ? read.value : undefined };
  };
}
