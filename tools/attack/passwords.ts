// Passwords that every guesser tries: no registration may take one.
import { examples } from '@foyer/contract/examples';
import { type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { brief } from './client.ts';
import type { Attack, Suite } from './suite.ts';

const weak = (name: string): string[] => [
  '12345678901234567',
  '123456789012',
  '98765432109876543',
  '0123456789',
  'abcdefghijklmnop',
  'ponmlkjihgfedcba',
  'qwertyuiopasdfgh',
  'aaaaaaaaaaaaaaaa',
  'password12345678',
  'Password1!',
  'abababababababab',
  `${name}12345678`,
];

const register = (caller: Caller, username: string, password: string) =>
  caller.call('member.register', { ...examples['member.register'].input, username, password });

export const passwords: Suite = {
  name: 'passwords',
  tries: 'registrations with passwords that guessers try first',
  run: async (attack: Attack) => {
    const { port } = await attack.start({ change: withoutCaptcha });
    const caller = await createCaller({ port, operator: 'aurora' });
    const name = (): string => `weak${attack.random.text(8)}`;
    const good = await register(caller, name(), 'river stone 41 lantern');
    if (!good.form?.success) throw new Error(`A good password is refused: ${brief(good)}`);
    for (const password of weak(name())) {
      const username = password.startsWith('weak') ? password.replace('12345678', '') : name();
      const answer = await register(caller, username, password);
      attack.sent();
      if (answer.form?.errorCode !== 'password.weak')
        attack.finding(
          `the password ${password.replace(username, '(name)')} is taken`,
          `member.register as ${username}`,
          brief(answer),
        );
    }
  },
};
