// Faults in the operators' files, collected so that one start names every fault.

export interface Fault {
  /** File below the merchants folder. */
  readonly file: string;
  /** The path inside the file, as `settings.languages[3]`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

export class Faults {
  private readonly found: Fault[] = [];

  add(file: string, path: string, message: string): void {
    this.found.push({ file, path, message });
  }

  get all(): readonly Fault[] {
    return this.found;
  }

  /** @throws MerchantFilesError when anything is wrong. */
  check(folder: string): void {
    if (this.found.length > 0) throw new MerchantFilesError(folder, this.found);
  }
}

/** "aurora/merchant.json at stake.max: less than min" */
export const faultText = ({ file, path, message }: Fault): string => `${file}${path && ` at ${path}`}: ${message}`;

/** Stops the start: its message lists every fault of every operator. */
export class MerchantFilesError extends Error {
  override readonly name = 'MerchantFilesError';
  readonly faults: readonly Fault[];

  constructor(folder: string, faults: readonly Fault[]) {
    super(
      `The operators in ${folder} cannot be used (${faults.length} wrong):\n${faults.map((fault) => `  ${faultText(fault)}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** `['settings', 'languages', 3]` → `settings.languages[3]`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('');
