// What the channels are called, in every language alike.
import type { FirebaseChannel } from '@foyer/contract';

export const channelNames: Readonly<Record<FirebaseChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  line: 'LINE',
  phone: 'SMS',
};
