// Log-ins and registrations by tokens of the local identity provider, for tests.
import type { FirebaseChannel, InputOf, SocialChannel } from '@foyer/contract';
import { byPhoneToken, byToken } from './identity-provider.ts';
import type { Reply, TestPlatform } from './platform.ts';
import { DEVICE } from './register.ts';

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};

/** Somebody nobody has been before. */
export const somebody = (): string => `Person ${next()}`;
/** A key no registration has had. */
export const freshKey = (): string => `register-social-${next()}`;

export const socialRegistration = {
  registerMethod: 'H5',
  loginDeviceId: DEVICE,
  login: true,
  termsVersion: '2026-11',
  ofAge: true,
} as const;

/** Returns the body of a call that must have succeeded. */
export const answered = <T>({ body }: Reply<T>): T => {
  if (!body.success) throw new Error(`refused with ${body.errorCode}`);
  return body.value;
};

const demoPassword = 'demo-Foyer-2026';

/** The calls on one platform, which is started after this. */
export const socialCalls = (platform: () => TestPlatform) => ({
  logIn: (channel: SocialChannel, token: string, extra: Readonly<Record<string, unknown>> = {}) =>
    platform().call('session.social', { ...byToken(channel, token), ...extra }),
  logInByPhone: (token: string, extra: Readonly<Record<string, unknown>> = {}) =>
    platform().call('session.login', { ...byPhoneToken(token), ...extra }),
  register: (
    firebaseChannel: FirebaseChannel,
    firebaseIdToken: string,
    extra: Readonly<Record<string, unknown>> = {},
    idempotencyKey = freshKey(),
  ) => {
    const input: InputOf<'member.registerSocial'> = {
      ...socialRegistration,
      firebaseChannel,
      firebaseIdToken,
      ...extra,
    };
    return platform().call('member.registerSocial', input, { idempotencyKey });
  },
  /** The demo member, by password. */
  demo: () => platform().value('session.login', { type: 'username', username: 'demo', password: demoPassword }),
  /** Links an account as the demo member's security page does: with the proof that it asks for. */
  link: (firebaseChannel: FirebaseChannel, firebaseIdToken: string, token: string) =>
    platform().call(
      'member.linkSocial',
      { firebaseChannel, firebaseIdToken, stepUp: { password: demoPassword } },
      { token },
    ),
});
