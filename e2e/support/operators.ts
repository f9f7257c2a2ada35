// Operators of a journey's own: a copy of ours with something switched.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SwitchName } from '@foyer/contract';
import type { Operator } from './product.ts';

const merchants = resolve(import.meta.dirname, '../../merchants');

/** What merchant.json says, as far as journeys change it. */
export interface OperatorFile {
  readonly settings: {
    captchaFor: string[];
    readonly gw: Record<string, unknown>;
    readonly register: Record<string, unknown>;
  };
  readonly switches: Record<SwitchName, boolean>;
}

/** Folder for MERCHANTS_DIR, and how to remove it. */
export function operatorsWith(change: (file: OperatorFile, code: Operator) => void): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-operators-'));
  cpSync(merchants, folder, { recursive: true });
  for (const code of ['aurora', 'lotus'] as const) {
    const path = join(folder, code, 'merchant.json');
    const file = JSON.parse(readFileSync(path, 'utf8')) as OperatorFile;
    change(file, code);
    writeFileSync(path, JSON.stringify(file));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
