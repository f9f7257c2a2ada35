// One line of a stack as browsers write it.

/** A line that names a position in a script. */
export interface Frame {
  /** The script's address, or what the browser shows of it. */
  readonly address: string;
  /** Its last part. */
  readonly file: string;
  /** Counted from one, as browsers count. */
  readonly line: number;
  readonly column: number;
}

const POSITION = String.raw`((?:[^\s()@]+\/)?([\w.-]+\.js))(?:\?[^\s()]*?)?:(\d+):(\d+)`;

/** Characters that the report of a failed journey puts around a line. */
const BEFORE = String.raw`[\s+]*`;
const BEHIND = '[",]*';

const formats = [
  // Chrome: `at f (url:line:col)`, `at async f (url:line:col)`, `at url:line:col`.
  new RegExp(String.raw`^${BEFORE}at (?:.+ \()?${POSITION}\)?${BEHIND}$`),
  // Safari and Firefox: `f@url:line:col`, `@url:line:col`, `url:line:col`. Chrome’s console: `f @ file:line:col`.
  new RegExp(String.raw`^${BEFORE}(?:.*@\s*)?${POSITION}${BEHIND}$`),
];

/** Null for a line of any other form: the message, native code, code that was evaluated. */
export function readFrame(text: string): Frame | null {
  for (const format of formats) {
    const [, address, file, line, column] = format.exec(text.trimEnd()) ?? [];
    if (address && file) return { address, file, line: Number(line), column: Number(column) };
  }
  return null;
}

/** A file below assets/ with eight characters of a hash; without an address, the form that only our files with a version have. */
const builtFile = /\/assets\/(?:[\w-]+-)?[\w-]{8}\.js$|^[\w-]+-[\w-]{8}\.js$/;

/** Tells whether the script seems to be one that our build made. */
export const isBuilt = ({ address }: Frame): boolean => builtFile.test(address);
