import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Screen, Skeleton } from './launch-game-screen.tsx';

test.each([
  ['the page', <Screen key="page" />],
  ['its skeleton', <Skeleton key="skeleton" />],
])('GL-01 %s shows that the game is loading', (_, element) => {
  const html = renderHtml(element);
  expect(html).toContain('Opening your game');
  expect(html).toContain('role="status"');
});
