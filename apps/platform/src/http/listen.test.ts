import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { takenPort } from '../testing/taken-port.ts';
import { type ListenAddress, listen, requirePort } from './listen.ts';

const openServer = (address: ListenAddress) => {
  const app = fastify();
  onTestFinished(() => app.close());
  return listen(app, address);
};

const ways = [
  ['before the start', requirePort],
  ['when the server opens it', openServer],
] as const;

test.each(
  ways.flatMap(([moment, open]) =>
    (['PLATFORM_PORT', 'OPERATOR_PORT'] as const).map((name) => ({ moment, open, name })),
  ),
)('a taken port is named with $name, $moment', async ({ open, name }) => {
  const port = await takenPort();
  await expect(open({ host: '127.0.0.1', port, portVariable: name })).rejects.toThrow(
    `Port ${port} is in use. Set ${name} to a free one.`,
  );
});

test.each(ways)('a foreign address is named %s', async (_moment, open) => {
  await expect(open({ host: '192.0.2.1', port: 0, portVariable: 'PLATFORM_PORT' })).rejects.toThrow(
    '192.0.2.1 is no address of this machine. Set PLATFORM_HOST to one that is.',
  );
});

test('the check leaves the port free for the server', async () => {
  const freed = fastify();
  const url = await listen(freed, { host: '127.0.0.1', port: 0, portVariable: 'PLATFORM_PORT' });
  await freed.close();
  const address = { host: '127.0.0.1', port: Number(new URL(url).port), portVariable: 'PLATFORM_PORT' } as const;
  await requirePort(address);
  expect(await openServer(address)).toBe(url);
});
