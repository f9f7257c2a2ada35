// Reports each unreadable part of the back end's answers once, for developers.

/** Reports what of a call's answer did not fit. */
export type MisfitReport = (call: string, misfits: readonly { readonly path: readonly PropertyKey[] }[]) => void;

/** Writes each field of each call once; the entries of a list are one field. */
export function misfitReport(write: (text: string) => void): MisfitReport {
  const written = new Set<string>();
  return (call, misfits) => {
    for (const { path } of misfits) {
      const field = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.');
      const text = `${call}: the back end's answer does not fit at ${field || 'its whole'}`;
      if (written.has(text)) continue;
      written.add(text);
      write(text);
    }
  };
}
