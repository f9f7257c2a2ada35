import { demoMember } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { draw } from '../../app/fake-page.tsx';
import { routes } from '../../shell/navigation/routes.ts';
import { type NotBuiltRoute, notBuiltPages } from './not-built.rules.ts';
import { Screen } from './not-built-screen.tsx';

// Keys of the table of pages.
const names = Object.keys(notBuiltPages) as NotBuiltRoute[];
const settings = examples['system.settings'].output;

test.each(names)('%s: one heading, two real links', (route) => {
  const html = draw(<Screen data={{ route }} query={{}} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const way of notBuiltPages[route].ways) expect(html).toContain(`href="${routes[way.route].paths[0]}"`);
  expect(html).not.toContain('notBuilt.');
});

test('RT-01 the registration page says how to get in: by the operator, in the demo at once', () => {
  const html = draw(<Screen data={{ route: 'register' }} query={{}} />);
  expect(html).toContain('Aurora opens new accounts');
  expect(html).toContain('href="/m/login"');
  expect(html).toContain(demoMember.password);
  const real = draw(<Screen data={{ route: 'register' }} query={{}} />, {
    state: { settings: { ...settings, demo: false } },
  });
  expect(real).not.toContain(demoMember.password);
});
