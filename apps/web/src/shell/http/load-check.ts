// Loads the contract's schemas, which are too heavy for the first load, and checks answers with them.
import type { CheckOutput } from './create-send.ts';

export async function loadCheck(): Promise<CheckOutput> {
  const { schemas } = await import('@foyer/contract/schemas');
  return (name, value) => {
    const read = schemas[name].output.safeParse(value);
    return { ok: read.success, value: read.data };
  };
}
