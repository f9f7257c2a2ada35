import { expect, test } from 'vitest';
import { signatureOf } from './oauth1.ts';

test('a request is signed like the examples of X’s documentation', () => {
  const update = {
    method: 'POST',
    address: new URL('https://api.twitter.com/1/statuses/update.json?include_entities=true'),
    values: {
      status: 'Hello Ladies + Gentlemen, a signed OAuth request!',
      include_entities: 'true',
      oauth_consumer_key: 'xvz1evFS4wEEPTGEFPHBog',
      oauth_nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: '1318622958',
      oauth_token: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
      oauth_version: '1.0',
    },
    tokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
  } as const;
  expect(signatureOf('kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw', update)).toBe('tnnArxj06cWHq44gCs1OSKk/jLY=');
  const request = {
    method: 'POST',
    address: new URL('https://api.twitter.com/oauth/request_token'),
    values: {
      oauth_callback: 'http://localhost/sign-in-with-twitter/',
      oauth_consumer_key: 'cChZNFj6T5R0TigYB9yd1w',
      oauth_nonce: 'ea9ec8429b68d6b77cd5600adbbb0456',
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: '1318467427',
      oauth_version: '1.0',
    },
  } as const;
  expect(signatureOf('L8qq9PZyRg6ieKGEKhZolGC0vJWLw8iEJ88DRdyOg', request)).toBe('F1Li3tvehgcraF8DMJ7OyxO4w9Y=');
});
