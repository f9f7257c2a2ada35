import { afterEach, expect, test, vi } from 'vitest';
import { followEnd } from './follow-end.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A conversation of 1,000 pixels in a window of 400; painting adds 200, and a picture that has loaded 300 more. */
function scene(scrollTop: number) {
  const picture = Object.assign(new EventTarget(), { complete: false });
  const log = { scrollTop, scrollHeight: 1000, clientHeight: 400, querySelectorAll: () => [picture] };
  vi.stubGlobal('document', { querySelector: () => log });
  return {
    log,
    paint: (hasWritten = false) =>
      followEnd(
        () => {
          log.scrollHeight += 200;
        },
        { hasWritten },
      ),
    loadPicture: () => {
      log.scrollHeight += 300;
      picture.dispatchEvent(new Event('load'));
    },
  };
}

test('the newest message stays in sight, also once a picture above it has its size', () => {
  const { log, paint, loadPicture } = scene(590);
  paint();
  expect(log.scrollTop).toBe(1200);
  loadPicture();
  expect(log.scrollTop).toBe(1500);
});

test('who reads older messages stays where they are', () => {
  const { log, paint, loadPicture } = scene(300);
  paint();
  loadPicture();
  expect(log.scrollTop).toBe(300);
});

test('a member who writes sees the message, wherever they were', () => {
  const { log, paint } = scene(300);
  paint(true);
  expect(log.scrollTop).toBe(1200);
});
