// The mail server is one of this test: what arrives, and what each of its answers means.
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mailBySmtp } from './mail-smtp.ts';

const message = {
  id: 'm-1',
  merchant: 'aurora',
  to: 'maya@example.com',
  subject: 'သင်၏ Aurora ကုဒ်',
  body: '482913 သည် သင်၏ကုဒ်\n.\nاردو',
};

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

const mailServer = async (options: SMTPServerOptions = {}, credentials = '') => {
  const arrived: string[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // connections that the test cuts
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://${credentials}127.0.0.1:${port}`;
  return { arrived, carrier: await mailBySmtp({ url, from: 'Aurora <no-reply@aurora.example>' }) };
};

test('a mail arrives complete in any script, with its own id, marked as automatic', async () => {
  const { arrived, carrier } = await mailServer();
  expect(await carrier.carry(message)).toBe('taken');
  const mail = await PostalMime.parse(arrived[0] ?? '');
  expect(mail).toMatchObject({
    from: { name: 'Aurora', address: 'no-reply@aurora.example' },
    to: [{ address: 'maya@example.com' }],
    subject: message.subject,
    messageId: '<m-1@aurora.example>',
  });
  expect(mail.text?.trimEnd()).toBe(message.body);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('nothing in address or subject adds a header or a second recipient', async () => {
  const recipients: string[] = [];
  const { arrived, carrier } = await mailServer({
    onRcptTo: ({ address }, _, done) => {
      recipients.push(address);
      done();
    },
  });
  await carrier.carry({
    ...message,
    subject: 'Hello\r\nBcc: eve@example.com',
    to: 'maya@example.com, eve@example.com',
  });
  await carrier.carry({ ...message, subject: 'Hello\r\nBcc: eve@example.com' });
  expect(recipients).not.toContain('eve@example.com');
  for (const raw of arrived) expect((await PostalMime.parse(raw)).bcc).toBeUndefined();
});

test('an unknown address is final; a full server, a wrong password and no server are not', async () => {
  const answering = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_, __, done) => done(Object.assign(new Error('no'), { responseCode })),
  });
  expect(await (await mailServer(answering(550))).carrier.carry(message)).toBe('refused');
  server?.close();
  expect(await (await mailServer(answering(452))).carrier.carry(message)).toBe('failed');
  server?.close();
  const locked = await mailServer(
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    },
    'user:wrong@',
  );
  expect(await locked.carrier.carry(message)).toBe('failed');
  const nowhere = await mailBySmtp({ url: 'smtp://127.0.0.1:1', from: 'a@aurora.example' });
  expect(await nowhere.carry(message)).toBe('failed');
});
