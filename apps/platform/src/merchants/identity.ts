// Resolves an operator's identity settings, and fills in the local provider's addresses.
import type { IdentitySettings, SocialChannel } from '@foyer/contract';
import { SmsProvider, SocialChannel as SocialChannels } from '@foyer/contract/schemas';
import * as z from 'zod';
import type { ProviderAccount } from '../ports/identity/code-swap.ts';
import type { Faults } from './faults.ts';
import { type Files, readSecret } from './files.ts';

const Line = z.string().trim().min(1).max(500);
/** Providers are reached over TLS; what takes their place in tests stands on this machine. */
const Address = z
  .string()
  .regex(/^(https:\/\/|http:\/\/(([a-z0-9-]+\.)*localhost|127\.0\.0\.1)(:\d{1,5})?\/)/, 'an https address');
const Channel = z.enum(SocialChannels.options);

const byFirebase = z.strictObject({
  by: z.literal('firebase'),
  channels: z.array(
    z.strictObject({
      channel: Channel,
      clientId: Line,
      authorizeUrl: Address,
      tokenUrl: Address.optional(),
      /** OAuth 1.0a (X): the URL that gives request tokens, with the secret. */
      requestUrl: Address.optional(),
      /** Holds the client's secret alone, which the provider asks for with a code. */
      secretFile: z.string().min(1).optional(),
      scope: Line.optional(),
    }),
  ),
  oneTap: z.strictObject({ script: Address, clientId: Line }).optional(),
});

/** Demo mode only: which buttons there are. */
const byLocalProvider = z.strictObject({ by: z.literal('local'), channels: z.array(Channel) });

const namesOf = ({ channels }: IdentityFile): string[] =>
  channels.map((row) => (typeof row === 'string' ? row : row.channel));

export const IdentityFile = z.discriminatedUnion('by', [byFirebase, byLocalProvider]);
export type IdentityFile = z.infer<typeof byFirebase> | z.infer<typeof byLocalProvider>;

export const SmsProviderFile = z.strictObject(SmsProvider.shape);

interface DeclaredSettings {
  readonly smsProvider?: z.infer<typeof SmsProviderFile> | undefined;
  readonly identity?: IdentityFile | undefined;
}

interface Where {
  readonly port: number;
  readonly demo: boolean;
  /** host:port of the Firebase Auth emulator; null: the projects themselves. */
  readonly emulator?: string | null;
}

const localProvider = (code: string, port: number, channels: readonly SocialChannel[]): IdentitySettings => {
  const home = `http://idp.localhost:${port}`;
  const provider = (channel: SocialChannel) => ({
    channel,
    clientId: code,
    authorizeUrl: `${home}/authorize/${channel}`,
    tokenUrl: `${home}/token`,
  });
  return {
    by: 'local',
    channels: channels.map(provider),
    ...(channels.includes('google') && { oneTap: { script: `${home}/gsi/client`, clientId: code } }),
    phoneUrl: `${home}/phone`,
  };
};

/** Adds what cannot be as it stands. */
export const checkIdentity = (code: string, settings: DeclaredSettings, { demo }: Where, faults: Faults): void => {
  const { identity, smsProvider } = settings;
  const fault = (path: string, message: string) => faults.add(`${code}/merchant.json`, `settings.${path}`, message);
  if (identity && new Set(namesOf(identity)).size < identity.channels.length)
    fault('identity.channels', 'a channel twice');
  if (identity?.by === 'local' && !demo) fault('identity.by', 'local lets anybody be anybody: in demo mode only');
  const needsProject = identity?.by === 'firebase' || (smsProvider?.firebase && identity?.by !== 'local');
  for (const name of ['projectId', 'apiKey'] as const)
    if (needsProject && !smsProvider?.[name]) fault(`smsProvider.${name}`, 'belongs to a Firebase project');
};

type Provider = z.infer<typeof byFirebase>['channels'][number];

/** On the site's own host: the platform adds the secret there, and for OAuth 1.0a begins the OAuth request. */
const withoutSecret = ({ secretFile, requestUrl, ...provider }: Provider) => {
  const { channel } = provider;
  if (secretFile === undefined) return provider;
  const own = { ...provider, tokenUrl: `/wps/identity/token/${channel}` };
  return requestUrl === undefined ? own : { ...own, authorizeUrl: `/wps/identity/authorize/${channel}` };
};

/** Accounts with providers that want a secret, by channel. */
export const providerAccountsOf = (
  files: Files,
  code: string,
  { identity }: DeclaredSettings,
): ReadonlyMap<string, ProviderAccount> => {
  const providers = identity?.by === 'firebase' ? identity.channels : [];
  return new Map(
    providers.flatMap(({ channel, clientId, authorizeUrl, requestUrl, tokenUrl, secretFile }, at) => {
      const fault = (field: string, message: string) =>
        files.faults.add(`${code}/merchant.json`, `settings.identity.channels[${at}].${field}`, message);
      if (secretFile === undefined) {
        if (requestUrl !== undefined) fault('secretFile', 'belongs to requestUrl');
        return [];
      }
      if (tokenUrl === undefined) fault('tokenUrl', 'belongs to the secret');
      const secret = readSecret(files, code, secretFile) ?? '';
      const account = { clientId, secret, tokenUrl: tokenUrl ?? '' };
      return [[channel, requestUrl === undefined ? account : { ...account, requestUrl, authorizeUrl }] as const];
    }),
  );
};

/** The settings' part; undefined where there is nothing to offer. */
export const identityOf = (
  code: string,
  { identity, smsProvider }: DeclaredSettings,
  where: Where,
): IdentitySettings | undefined => {
  if (identity?.by === 'local') return localProvider(code, where.port, identity.channels);
  const emulator = where.emulator == null ? {} : { emulator: `http://${where.emulator}` };
  if (identity) return { ...identity, channels: identity.channels.map(withoutSecret), ...emulator };
  return smsProvider?.firebase ? { by: 'firebase', channels: [], ...emulator } : undefined;
};
