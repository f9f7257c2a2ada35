// The people to choose from at the local identity provider, and the design of each provider's page.
import type { SocialChannel } from '@foyer/contract';

export const people = ['Maya Santos', 'Minh Tran', 'Zainab Khan'] as const;

export interface ProviderDesign {
  readonly name: string;
  readonly colour: string;
}

export const looks: Readonly<Record<SocialChannel, ProviderDesign>> = {
  google: { name: 'Google', colour: '#1a73e8' },
  facebook: { name: 'Facebook', colour: '#0866ff' },
  twitter: { name: 'X (Twitter)', colour: '#0f1419' },
  line: { name: 'LINE', colour: '#05924a' },
};

export const isSocialChannel = (text: unknown): text is SocialChannel =>
  typeof text === 'string' && Object.hasOwn(looks, text);
