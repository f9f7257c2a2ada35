import { expect, test } from 'vitest';
import { weighModules } from './module-weight.ts';

const sizes = {
  'a.js': { 'src/chat/a.ts': 30, 'src/other.ts': 70 },
  'b.js': { 'src/chat/b.ts': 10 },
  'c.js': { 'src/chat/c.ts': 5, 'src/chatter.ts': 5 },
};
const bytes: Readonly<Record<string, number>> = { 'a.js': 50, 'b.js': 8, 'c.js': 6 };
const weigh = (modules: readonly string[], files: readonly string[]) =>
  weighModules({ sizes, modules, files, sizeOf: (file) => bytes[file] ?? 0 });

test('modules weigh their share of the files that count', () => {
  expect(weigh(['src/chat/'], ['a.js', 'b.js'])).toBe(50 * 0.3 + 8);
  expect(weigh(['src/chat/'], ['a.js', 'b.js', 'c.js'])).toBe(50 * 0.3 + 8 + 6 * 0.5);
  expect(weigh(['src/other.ts'], ['a.js', 'b.js'])).toBe(50 * 0.7);
});

test('a module that no chunk has is a fault, not a weight of nothing', () => {
  expect(() => weigh(['src/chat/', 'src/gone/'], ['a.js'])).toThrow('The build has no module "src/gone/".');
  expect(() => weigh(['src/chat'], ['a.js'])).toThrow('The build has no module "src/chat".');
});
