// What a social log-in leaves behind on the device; its ways are stories of the flow, its windows journeys.
import { expect, test } from 'vitest';
import { fakeShell } from '../../app/fake-page.tsx';
import type { IdentityDoors } from '../../app/use-identity.ts';
import { keepRemembered } from '../../shell/session/remembered.ts';
import { AUTO_LOGIN, REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { Failure, Shell } from '../../shell/shell.ts';
import { fakeDoor } from '../../shell/storage/fake-door.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { SocialEvent } from './social.flow.ts';
import { argumentsOf } from './social.rules.ts';
import { socialRunner } from './social.runner.ts';

const refusal: Failure = {
  ok: false,
  kind: 'refused',
  errorCode: 'not.exists.user',
  message: '',
  status: 400,
  reference: 'SO-3',
};

test('AL-03 a social log-in for a member who is gone wipes what the device remembers', async () => {
  const store = createStore(fakeDoor());
  keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: 'ds1.x' });
  const device = { id: () => 'a'.repeat(36), kind: () => null, officialApp: () => false };
  const shell = { ...fakeShell(), store, device, send: async () => refusal } as unknown as Shell; // `send` answers this call alone
  const { perform } = socialRunner(shell, {} as IdentityDoors); // this effect opens nothing
  const told = await new Promise<SocialEvent>((tell) =>
    perform({ do: 'logIn', args: argumentsOf('google', 'an.id.token') }, tell),
  );
  expect(told).toEqual({ type: 'refused', failure: refusal });
  expect([store.read(REMEMBERED_LOGIN), store.read(AUTO_LOGIN)]).toEqual([null, '0']);
});
