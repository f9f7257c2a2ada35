import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay } from './install-panel.tsx';

const props = {
  ...{ title: 'Aurora', icon: null, text: 'Opens at once', description: '' },
  ...{ hasApp: true, hasWeb: true, hasChrome: false, isClosable: true },
};
const frameOf = (isFullscreen: boolean): string =>
  /^<div class="([^"]*)"/.exec(
    renderHtml(<Overlay props={{ ...props, isFullscreen }} answer={() => undefined} />),
  )?.[1] ?? '';

test('IN-02 the panel lies at the foot of the page, or over all of it', () => {
  expect(frameOf(false).split(' ')).toHaveLength(1);
  expect(frameOf(true).split(' ')).toEqual([frameOf(false), expect.stringContaining('whole')]);
});
