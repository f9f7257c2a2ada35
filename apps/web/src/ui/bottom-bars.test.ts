import { afterEach, expect, test, vi } from 'vitest';
import tabs from './bottom-bar.module.css';
import { bottomBars } from './bottom-bars.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What stands on the page: the tabs, with a notice over them. */
function scene({ noticeRects = 1, position = 'absolute' } = {}) {
  const bar = { getClientRects: () => ({ length: 1 }), position: 'sticky' };
  const notice = { getClientRects: () => ({ length: noticeRects }), position };
  vi.stubGlobal('document', {
    getElementsByClassName: (name: string) => (name === tabs.bar ? [bar] : name === tabs.notice ? [notice] : []),
  });
  vi.stubGlobal('getComputedStyle', (element: typeof bar) => ({ position: element.position }));
  return { bar, notice };
}

test('a button that floats stays clear of the tabs and of the notice over them', () => {
  const { bar, notice } = scene();
  expect(bottomBars()).toEqual([bar, notice]);
});

test('a notice that is not drawn below a dialog has no place', () => {
  const { bar } = scene({ noticeRects: 0 });
  expect(bottomBars()).toEqual([bar]);
});

test('a bar that goes with the page is none', () => {
  const { bar } = scene({ position: 'static' });
  expect(bottomBars()).toEqual([bar]);
});
