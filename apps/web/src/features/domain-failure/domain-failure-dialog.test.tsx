import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay } from './domain-failure-dialog.tsx';

const answer = () => undefined;
const settings = examples['system.settings'].output;
const [service] = settings.customerService;
const rendered = (message: string, customerService: typeof settings.customerService = []) =>
  renderHtml(<Overlay props={{ message, reference: 'AB12CD34' }} answer={answer} />, {
    state: { settings: { ...settings, customerService } },
  });

test('DF-02 shows the server’s message, customer service, a retry and a reference', () => {
  const html = rendered('This address cannot be reached.');
  expect(html).toContain('role="alertdialog"');
  expect(html).toMatch(/Notice.*This address cannot be reached\..*Try again.*Customer service.*Reference AB12CD34/s);
  expect(html.match(/<button/g)).toHaveLength(2);
});

test('DF-02 the server’s message reads in its own direction', () => {
  expect(rendered('Use another address.')).toContain('<bdi>Use another address.</bdi>');
});

test('DF-02 shows “Error” where the server sent no message', () => {
  expect(rendered('')).toMatch(/<p[^>]*>Error<\/p>/);
});

test('DF-03 a single service is a link beside the page, without a referrer', () => {
  const html = rendered('', service && [service]);
  expect(html).toMatch(/<a[^>]*href="https:\/\/help\.example\.com\/chat"/);
  expect(html).toMatch(/target="_blank"[^>]*rel="noopener noreferrer"/);
});

test('DF-03 two services open a list', () => {
  const more = service ? [service, { ...service, title: 'Two' }] : [];
  expect(rendered('', more)).not.toContain('<a');
});
