// The operators' folder that a build reads, and that its stamp covers.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildBrands } from './brand.ts';
import { merchantsFolder, root, sourceStamp } from './stamp.mjs';

/** A folder of operators outside of the project. */
function operatorsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-operators-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the build reads the operators that the platform reads, from the project’s folder on', () => {
  expect(merchantsFolder({})).toBe(join(root, 'merchants'));
  // As the platform has it: a variable without a value is not set.
  expect(merchantsFolder({ MERCHANTS_DIR: '' })).toBe(join(root, 'merchants'));
  expect(merchantsFolder({ MERCHANTS_DIR: './operators' })).toBe(join(root, 'operators'));
  expect(merchantsFolder({ MERCHANTS_DIR: '/srv/operators' })).toBe('/srv/operators');
});

test('a build is out of date once a file of its operators is another one, behind a link, too', () => {
  const [operators, elsewhere] = [operatorsFolder(), operatorsFolder()];
  mkdirSync(join(operators, 'vega'));
  symlinkSync(elsewhere, join(operators, 'shared'));
  const stampAfter = (file: string, content: string): string => {
    writeFileSync(file, content);
    return sourceStamp(operators);
  };
  const stamps = [
    sourceStamp(merchantsFolder({})),
    stampAfter(join(operators, 'vega/merchant.json'), '{}'),
    stampAfter(join(operators, 'vega/merchant.json'), '[]'),
    stampAfter(join(elsewhere, 'card.svg'), '<svg/>'),
  ];
  expect(new Set(stamps).size).toBe(4);
  expect(sourceStamp(operators)).toBe(stamps[3]);
});

test('a folder of operators without the shared one stops the build with what to do', () => {
  const operators = operatorsFolder();
  expect(() => buildBrands(operators, [], join(operators, 'brand'))).toThrow(
    'Link merchants/shared of the project there.',
  );
});
