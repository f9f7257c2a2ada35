import { expect, test } from 'vitest';
import type { TimedRequest } from './last-calls.ts';
import { type ReportSource, supportReport } from './support-report.rules.ts';

const call = (name: string, change: Partial<TimedRequest> = {}): TimedRequest => ({
  name: `https://play.example${name}`,
  startTime: 1_000,
  duration: 181.6,
  initiatorType: 'fetch',
  responseStatus: 200,
  ...change,
});

const source: ReportSource = {
  reference: '7D1F6A52-1D3E',
  merchant: 'aurora',
  language: 'UR',
  address: 'https://play.example/m/voucherCenter?token=secret&userName=jade',
  userAgent: 'Mozilla/5.0 (Linux; Android 13)',
  width: 360,
  height: 740,
  pixelRatio: 2,
  isOnline: true,
  link: '4g',
  now: Date.parse('2026-11-27T14:20:05Z'),
  pageBegan: Date.parse('2026-11-27T14:20:00Z'),
  calls: [
    call('/wps/wallet/orders?orderId=1234567&name=jade'),
    call('/wps/system/status', { startTime: 4_000, duration: 10_000, responseStatus: 0 }),
  ],
};

test('a report has the reference, the line, the device and the last calls, without queries', () => {
  expect(supportReport(source).split('\n')).toEqual([
    'Reference: 7D1F6A52-1D3E',
    'Time: 2026-11-27T14:20:05.000Z',
    'Line: play.example, aurora',
    'Page: /m/voucherCenter, UR',
    'Device: Mozilla/5.0 (Linux; Android 13)',
    'Screen: 360×740 @2',
    'Link: online, 4g',
    'Last calls:',
    '14:20:01 /wps/wallet/orders 200 182 ms',
    '14:20:04 /wps/system/status no answer 10000 ms',
  ]);
});

test('parts of a path that may name somebody are left out', () => {
  const calls = [call('/wps/order/AB1234567/receipt'), call(`/wps/files/${'a'.repeat(33)}`)];
  expect(supportReport({ ...source, calls })).toContain('/wps/order/*/receipt 200');
  expect(supportReport({ ...source, calls })).toContain('/wps/files/* 200');
});

test('a browser that tells no status, and a page without calls, have a report too', () => {
  const { responseStatus: _, ...silent } = call('/wps/member/info');
  expect(supportReport({ ...source, calls: [silent] })).toContain('/wps/member/info 182 ms');
  const bare = supportReport({ ...source, reference: null, isOnline: false, link: null, calls: [] });
  expect(bare).toContain('Link: offline\nLast calls: none');
  expect(bare).not.toContain('Reference');
});

test('the longest report fits into what feedback may have', () => {
  const long = call(`/wps/${'abcdefgh/'.repeat(30)}`, { duration: 99_999 });
  const report = supportReport({
    ...source,
    userAgent: 'x'.repeat(2_000),
    address: `https://${'long-name.'.repeat(20)}example/m/${'page/'.repeat(100)}`,
    calls: Array.from({ length: 12 }, () => long),
  });
  expect(report.length).toBeLessThan(2_000);
  expect(report.match(/ms$/gm)).toHaveLength(12);
});
