// What each dialect reads from the answer to a new order.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentRequest } from './provider.ts';
import { signedFormProvider } from './signed-form.ts';
import { signedJsonProvider } from './signed-json.ts';

let status = 200;
const server = createServer((_request, response) => void response.writeHead(status).end('{"error":"later"}'));
let api: string;
beforeAll(async () => {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const order: PaymentRequest = {
  orderId: 'o1',
  amount: 5000n,
  currency: 'USD',
  minorDigits: 2,
  kind: 'card',
  returnUrl: 'https://aurora.example/m/order?id=o1',
  noticeUrl: 'https://aurora.example/wps/payment/notice/aurora/north',
  expiresAt: new Date('2026-11-24T12:30:00.000Z'),
  language: 'en',
};

test.each([
  ['JSON', signedJsonProvider],
  ['forms', signedFormProvider],
])(
  'an order stays open while a provider of %s has no time for it, and fails where it is refused',
  async (_, dialect) => {
    const provider = dialect({ api, key: 'secret' });
    const outcomes: [number, string][] = [];
    for (status of [408, 429, 500, 504, 400, 402]) outcomes.push([status, (await provider.create(order)).outcome]);
    expect(outcomes).toEqual([
      [408, 'unreachable'],
      [429, 'unreachable'],
      [500, 'unreachable'],
      [504, 'unreachable'],
      [400, 'refused'],
      [402, 'refused'],
    ]);
  },
);
