// Captcha: starts puzzles, serves the script that shows them, judges the answers.
import type { CaptchaAction, OutputOf } from '@foyer/contract';
import type { CallContext, Module, PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { purgeCaptcha, showChallenge } from './challenge-store.ts';
import { reserveUse } from './limits.ts';
import { createPuzzlePool } from './puzzle-pool.ts';
import { createPuzzleService } from './puzzle-service.ts';
import { phraseQuestion } from './question/question.ts';
import { renderEmptyPlate, renderImageText } from './rendering/image-text.ts';
import { bindScripts } from './scripts.ts';
import { startVersion3 } from './start-version3.ts';
import { createVendors } from './vendors.ts';
import { bindPuzzleWire } from './wire.ts';

const PURGE_EVERY_MS = 5 * 60_000;

interface ImageInput {
  readonly action?: CaptchaAction | undefined;
  readonly question?: 'true' | undefined;
}

/** The image captcha stands in the registration form. */
const newImage = async (
  platform: PlatformContext,
  { action = 'register', question }: ImageInput,
  context: CallContext,
): Promise<OutputOf<'captcha.image'>> => {
  await reserveUse(platform, question ? 'question' : 'image', context);
  const owner = { merchant: context.merchant.code, action };
  if (question) {
    const { view, answer } = phraseQuestion(context.language);
    const [captchaId, image] = await Promise.all([showChallenge(platform.db, owner, answer), renderEmptyPlate()]);
    return { captchaId, image, question: view.question };
  }
  const { image, text } = await renderImageText();
  return { captchaId: await showChallenge(platform.db, owner, { kind: 'image', text }), image };
};

export const captchaModule = (platform: PlatformContext) => {
  const vendorOf = createVendors(platform.now);
  const pool = createPuzzlePool(platform.log);
  const service = createPuzzleService(platform, pool, vendorOf);
  return {
    name: 'captcha',
    handlers: {
      'captcha.geetest': ({ action }, context) => startVersion3(platform, vendorOf, action, context),
      'captcha.image': (input, context) => newImage(platform, input, context),
    },
    routes: (app) => {
      bindPuzzleWire(app, platform, service);
      bindScripts(app, platform.env.captchaDir);
    },
    start: async () => {
      const stop = every(PURGE_EVERY_MS, 'captcha', platform.log, () => purgeCaptcha(platform.db));
      return async () => {
        await Promise.all([stop(), pool.settle()]);
      };
    },
  } satisfies Module;
};
