import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay } from './domain-failure-dialog.tsx';

const answer = () => undefined;
const settings = examples['system.settings'].output;
const [service] = settings.customerService;
const rendered = (message: string, customerService: typeof settings.customerService = []) =>
  renderHtml(<Overlay props={{ message }} answer={answer} />, {
    state: { settings: { ...settings, customerService } },
  });

test('DF-02 a notice: what the server said, customer service, another try', () => {
  const html = rendered('This address cannot be reached.');
  expect(html).toContain('role="alertdialog"');
  expect(html).toMatch(/Notice.*This address cannot be reached\..*Try again.*Customer service/s);
  expect(html.match(/<button/g)).toHaveLength(2);
});

test('DF-02 where the server said nothing: Error', () => {
  expect(rendered('')).toMatch(/<p[^>]*>Error<\/p>/);
});

test('DF-03 the one service is a link that opens beside the page and tells it nothing', () => {
  const html = rendered('', service && [service]);
  expect(html).toMatch(/<a[^>]*href="https:\/\/help\.example\.com\/chat"/);
  expect(html).toMatch(/target="_blank"[^>]*rel="noopener noreferrer"/);
});

test('DF-03 of two services none is opened directly', () => {
  const more = service ? [service, { ...service, title: 'Two' }] : [];
  expect(rendered('', more)).not.toContain('<a');
});
