// A captcha that a test plays by hand.
import type { Captcha, CaptchaNews, CaptchaTask } from './port.ts';

export interface FakeCaptcha extends Captcha {
  /** The tasks that were requested, in order. */
  readonly tasks: readonly CaptchaTask[];
  readonly opened: () => number;
  readonly takenDown: () => number;
  /** Speaks for the set-up that came last, unless it was taken down or has failed. */
  readonly emit: (news: CaptchaNews) => void;
}

export function fakeCaptcha(): FakeCaptcha {
  const tasks: CaptchaTask[] = [];
  let [opened, takenDown] = [0, 0];
  let speak: ((news: CaptchaNews) => void) | null = null;
  return {
    tasks,
    opened: () => opened,
    takenDown: () => takenDown,
    emit: (news) => {
      const dispatch = speak;
      if (news.type === 'failed') speak = null;
      dispatch?.(news);
    },
    setUp: (task, dispatch) => {
      tasks.push(task);
      speak = dispatch;
      return {
        open: () => {
          opened += 1;
        },
        takeDown: () => {
          takenDown += 1;
          if (speak === dispatch) speak = null;
        },
      };
    },
  };
}
