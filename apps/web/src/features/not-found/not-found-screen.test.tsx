import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Screen } from './not-found-screen.tsx';

test('an unknown address has one heading and links to other pages', () => {
  const html = renderHtml(<Screen />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const path of ['/m/home', '/m/game', '/m/help']) expect(html).toContain(`href="${path}"`);
});
