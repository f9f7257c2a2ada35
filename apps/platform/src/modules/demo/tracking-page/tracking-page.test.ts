import { browserEventFields } from '@foyer/contract/tracked-events';
import { expect, test } from 'vitest';
import { trackingPage } from './tracking-page.ts';

const fields = browserEventFields({ customerId: '<img src=x>', customerName: '', eventID: 'e1', currency: 'USD' });

test('shows what was sent to whom, what was held back and why, and runs no markup', () => {
  const { body } = trackingPage(
    'Aurora',
    ['<b>Meta</b>'],
    [
      {
        name: 'login',
        at: 0,
        fields,
        deliveries: [
          { receiver: 'meta', state: 'sent', reason: null },
          { receiver: 'postback.<script>', state: 'held', reason: 'no consent' },
        ],
      },
      { name: 'gameLaunch', at: 0, fields, deliveries: [] },
    ],
  );
  for (const text of [
    '<li>Sent to <bdi>meta</bdi></li>',
    '<li>Held back from <bdi>&lt;script&gt;</bdi>: no consent</li>',
    'nobody was told of it yet',
    '<dd dir="auto">&lt;img src=x&gt;</dd>',
    '<bdi>&lt;b&gt;Meta&lt;/b&gt;</bdi>',
  ])
    expect(body).toContain(text);
});
