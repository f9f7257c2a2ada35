import { afterEach, expect, test, vi } from 'vitest';
import { createFocusKeeper } from './focus-keeper.ts';

afterEach(() => vi.unstubAllGlobals());

/** The elements of a field. The focus starts in one of them. */
function scene(start: 'progress' | 'chooser' | 'elsewhere') {
  const page = { activeElement: start as string };
  vi.stubGlobal('document', page);
  // Only these two methods are called.
  const element = (name: string) =>
    ({
      contains: (other: string) => other === name,
      focus: () => {
        page.activeElement = name;
      },
    }) as unknown as HTMLElement;
  const keeper = createFocusKeeper();
  keeper.words(element('words'));
  const removeChooser = keeper.chooser(element('chooser'));
  const removeProgress = keeper.passing(element('progress'));
  const remove = { chooser: () => removeChooser?.(), progress: () => removeProgress?.() };
  return { remove, focused: () => page.activeElement };
}

test.each([
  ['progress', ['progress'], 'chooser'],
  ['chooser', ['progress'], 'chooser'],
  ['chooser', ['chooser'], 'words'],
  ['progress', ['chooser', 'progress'], 'words'],
  ['progress', ['progress', 'chooser'], 'words'],
  ['elsewhere', ['progress', 'chooser'], 'elsewhere'],
] as const)('the focus in %s is, once %j left the page, in %s', (start, leaving, then) => {
  const { remove, focused } = scene(start);
  for (const name of leaving) remove[name]();
  expect(focused()).toBe(then);
});
