import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { routes } from '../../shell/navigation/routes.ts';
import { type NotBuiltRoute, notBuiltPages } from './not-built.rules.ts';
import { Screen } from './not-built-screen.tsx';

// Keys of the table of pages.
const names = Object.keys(notBuiltPages) as NotBuiltRoute[];

test.each(names)('%s: one heading, two real links', (route) => {
  const html = renderHtml(<Screen data={{ route }} query={{}} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const alternative of notBuiltPages[route].alternatives)
    expect(html).toContain(`href="${routes[alternative.route].paths[0]}"`);
  expect(html).not.toContain('notBuilt.');
});
