// The port of virus scanners.

/** What a scanner says of a file. `unknown`: it could not be asked, or did not answer as agreed. */
export type ScanVerdict = 'clean' | 'infected' | 'unknown';

export interface VirusScanner {
  /** Never throws. */
  readonly scan: (bytes: Uint8Array) => Promise<ScanVerdict>;
}
