// The export as JSON, written while its pages come.
import type { DataOwner, MemberData } from '../../../module.ts';

const plain = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

async function* listText(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '\n';
  yield '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((row) => JSON.stringify(row, plain)).join(',\n');
    separator = ',\n';
  }
  yield ']';
}

/** The text in pieces; every list is an array of objects, amounts are strings of minor units, times are ISO 8601. */
export async function* exportText(lists: MemberData, owner: DataOwner, at: Date): AsyncGenerator<string> {
  const { merchant } = owner;
  yield `{"operator":${JSON.stringify(merchant.name)},"exportedAt":${JSON.stringify(at)}`;
  for (const [name, read] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:`;
    yield* listText(read(owner));
  }
  yield '}\n';
}
