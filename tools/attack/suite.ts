// The interface of an attack suite: its parameters and its report.
import type { Product, ProductSettings } from './product.ts';
import type { Random } from './random.ts';

/** Something that must not happen, with the request that shows it. */
export interface Finding {
  readonly title: string;
  /** The bytes that were sent, or a description of many of them. */
  readonly request: string;
  /** The answer, or the event. */
  readonly outcome: string;
  /** Number of times it was seen; only the first one is shown. */
  count: number;
}

/** The parameters of every suite. */
export interface Attack {
  /** Folder of the built product. */
  readonly dist: string;
  /** Folder of the operators' files that the built product belongs to. */
  readonly merchants: string;
  readonly seed: number;
  readonly random: Random;
  /** Number of fuzzed requests. */
  readonly fuzz: number;
  /** True for the long run: more requests where numbers decide. */
  readonly full: boolean;
  /** Starts a product that is stopped when the suite ends. A product that ends by itself is a finding. */
  readonly start: (settings?: ProductSettings) => Promise<Product>;
  /** Runs when the suite ends, in the opposite order of registration. */
  readonly onEnd: (work: () => Promise<void>) => void;
  /** Counts requests or connections. */
  readonly sent: (count?: number) => void;
  /** Findings with the same title are counted together. */
  readonly finding: (title: string, request: string, outcome: string) => void;
  /** A measured value that the report prints. */
  readonly note: (text: string) => void;
}

export interface Suite {
  readonly name: string;
  /** One sentence: what the suite tries. */
  readonly tries: string;
  readonly run: (attack: Attack) => Promise<void>;
}
