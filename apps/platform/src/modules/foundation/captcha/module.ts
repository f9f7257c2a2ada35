// Captcha: starts puzzles, serves the script that draws them, judges the answers.
import type { CaptchaAction, OutputOf } from '@foyer/contract';
import type { CallContext, House, Module } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { purgeCaptcha, showChallenge } from './challenge-store.ts';
import { drawEmptyPlate, drawImageText } from './drawing/image-text.ts';
import { reserveUse } from './limits.ts';
import { createPuzzlePool } from './puzzle-pool.ts';
import { createPuzzleService } from './puzzle-service.ts';
import { askQuestion } from './question/question.ts';
import { bindScripts } from './scripts.ts';
import { startThree } from './start.ts';
import { createVendors } from './vendors.ts';
import { bindPuzzleWire } from './wire.ts';

const PURGE_EVERY_MS = 5 * 60_000;

interface ImageInput {
  readonly action?: CaptchaAction | undefined;
  readonly question?: 'true' | undefined;
}

/** The image captcha stands in the registration form. */
const newImage = async (
  house: House,
  { action = 'register', question }: ImageInput,
  context: CallContext,
): Promise<OutputOf<'captcha.image'>> => {
  await reserveUse(house, question ? 'question' : 'image', context);
  const owner = { merchant: context.merchant.code, action };
  if (question) {
    const { view, answer } = askQuestion(context.language);
    const [captchaId, image] = await Promise.all([showChallenge(house.db, owner, answer), drawEmptyPlate()]);
    return { captchaId, image, question: view.question };
  }
  const { image, text } = await drawImageText();
  return { captchaId: await showChallenge(house.db, owner, { kind: 'image', text }), image };
};

export const captchaModule = (house: House) => {
  const vendorOf = createVendors(house.now);
  const pool = createPuzzlePool(house.log);
  const service = createPuzzleService(house, pool, vendorOf);
  return {
    name: 'captcha',
    handlers: {
      'captcha.geetest': ({ action }, context) => startThree(house, vendorOf, action, context),
      'captcha.image': (input, context) => newImage(house, input, context),
    },
    routes: (app) => {
      bindPuzzleWire(app, house, service);
      bindScripts(app, house.env.captchaDir);
    },
    start: async () => {
      const stop = every(PURGE_EVERY_MS, 'captcha', house.log, () => purgeCaptcha(house.db));
      return async () => {
        await Promise.all([stop(), pool.settle()]);
      };
    },
  } satisfies Module;
};
