import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay } from './services-sheet.tsx';

const answer = () => undefined;
const settings = examples['system.settings'].output;
const [service] = settings.customerService;
const drawn = (customerService: typeof settings.customerService) =>
  renderHtml(<Overlay props={{}} answer={answer} />, { state: { settings: { ...settings, customerService } } });

test('DF-03 each service has its title, or CS1, CS2, and its kind', () => {
  const html = drawn(service ? [service, { ...service, title: 'Concierge', csType: 'COMM100VIP' }, service] : []);
  expect(html).toMatch(/CS1.*Chat with a person.*Concierge.*For VIP members.*CS3/s);
  expect(html.match(/rel="noopener noreferrer"/g)).toHaveLength(3);
});

test('DF-05 a member of a label is also offered the services of that label', () => {
  const vip = service ? [service, { ...service, title: 'VIP desk', labelIds: ['vip4'] }] : [];
  const state = { settings: { ...settings, customerService: vip } };
  expect(renderHtml(<Overlay props={{ labels: ['vip4'] }} answer={answer} />, { state })).toContain('VIP desk');
  expect(renderHtml(<Overlay props={{}} answer={answer} />, { state })).not.toContain('VIP desk');
});

test('DF-03 the sheet says that there are no services', () => {
  const html = drawn([]);
  expect(html).toContain('No contact is listed');
  expect(html).not.toContain('<li');
});

test.each([
  ['login', 'log-in'],
  ['password', 'password'],
  ['outage', 'missed-draws'],
] as const)('offers the article about %s before any service', (about, id) => {
  const html = renderHtml(<Overlay props={{ about }} answer={answer} />);
  expect(html).toMatch(new RegExp(`href="/m/help\\?id=${id}".*rel="noopener noreferrer"`, 's'));
});
