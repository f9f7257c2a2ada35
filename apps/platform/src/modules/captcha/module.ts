// Captcha: starts puzzles, serves the script that draws them, judges the answers.
import type { House, Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';

export const captchaModule = (_house: House) =>
  ({
    name: 'captcha',
    handlers: {
      'captcha.geetest': async () => {
        throw new Refusal('captcha.unavailable');
      },
      'captcha.image': async () => {
        throw new Refusal('captcha.unavailable');
      },
    },
  }) satisfies Module;
