import { expect, test, vi } from 'vitest';
import { onPushToken, type PushPage, readPushToken } from './push-token.ts';

test.each([
  ['fcm:APA91b-_x', 'fcm:APA91b-_x'],
  ['x'.repeat(4096), 'x'.repeat(4096)],
  ['x'.repeat(4097), null],
  ['two words', null],
  ['', null],
  [null, null],
  [{ token: 'x' }, null],
])('PW-02 the app’s %j is the push token %j', (sent, token) => expect(readPushToken(sent)).toBe(token));

test('PW-02 the page asks the app for its push token, and takes each one that comes', () => {
  const taken: string[] = [];
  const page: PushPage = { FoyerNative: { requestPushToken: () => page.onFoyerPushToken?.('first') } };
  onPushToken(page, (token) => void taken.push(token));
  page.onFoyerPushToken?.('second');
  page.onFoyerPushToken?.(7);
  expect(taken).toEqual(['first', 'second']);
});

test('PW-02 an app that cannot be asked may still call by itself', () => {
  const take = vi.fn();
  const broken: PushPage = {
    FoyerNative: {
      requestPushToken: () => {
        throw new Error('Java exception');
      },
    },
  };
  onPushToken(broken, take);
  broken.onFoyerPushToken?.('token');
  expect(take).toHaveBeenCalledWith('token');
});

test('a page in a browser takes no push token', () => {
  const page: PushPage = {};
  onPushToken(page, () => undefined);
  expect(page.onFoyerPushToken).toBeUndefined();
});
