// No secret reaches the log, whatever comes in and whatever fails.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { answer, lastCode, requiredStep, twoFactor } from '../testing/second-factor.ts';

const PASSWORD = 'demo-Foyer-2026';

/** Everything secret of a second factor that was passed, and of an authenticator that was set up. */
const secondFactorOf = async (platform: TestPlatform): Promise<string[]> => {
  const email = 'demo2fa@aurora.example';
  const { challenge } = await requiredStep(platform);
  const { username, loginDeviceId } = twoFactor;
  await platform.value('email.login', { username, challenge, loginDeviceId, email });
  const verificationCode = await lastCode(platform, email);
  const { token } = await platform.value('session.verify', answer(challenge, { method: 'E', email, verificationCode }));
  const stepUp = { password: PASSWORD };
  const { secret } = await platform.value('security.enrol', { stepUp }, { token });
  const { recoveryCodes } = await platform.value('security.recoveryCodes', {}, { token });
  return [challenge, token, secret, ...recoveryCodes, email, `"${verificationCode}"`];
};

test('the log never contains passwords, tokens, challenges, codes and keys', async () => {
  const platform = await startTestPlatform({ logLevel: 'trace' });
  const secrets: string[] = [PASSWORD, 'canary-new-password', 'canary-wrong', 'canary-query', 'canary-account'];
  try {
    const { token } = await platform.value('session.login', { type: 'username', username: 'demo', password: PASSWORD });
    const { code } = await platform.value('session.handoffCode', {}, { token });
    const second = await platform.value('session.handoff', { code });
    secrets.push(token, code, second.token);
    await platform.call('session.login', { type: 'username', username: 'canary-account', password: 'canary-wrong' });
    await platform.call(
      'member.password',
      { oldPassword: 'canary-wrong', newPassword: 'canary-new-password' },
      { token },
    );
    secrets.push(...(await secondFactorOf(platform)));
    await fetch(`${platform.url}/wps/nothing?token=canary-query`);
    await fetch(`${platform.url}/wps/member/info?token=canary-query`, { headers: { Authorization: token } });
    await platform.db.execute(sql`alter table session rename to session_gone`);
    const failed = await platform.call('session.login', { type: 'username', username: 'demo', password: PASSWORD });
    expect([failed.status, failed.body]).toMatchObject([500, { errorCode: 'unknown_error' }]);
  } finally {
    await platform.close();
  }
  const logged = platform.logged();
  expect(logged).toContain('"call":"session.login"');
  expect(logged).toContain('a call failed');
  for (const secret of secrets) expect([secret, logged.includes(secret)]).toEqual([secret, false]);
});
