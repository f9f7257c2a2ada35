// The image captcha: a picture and its characters, or a question and its answer.
import type { OutputOf } from '@foyer/contract';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { Captcha, CaptchaTask, ImageWidget } from './port.ts';

export interface ImageDeps {
  readonly fetchImage: (task: CaptchaTask) => Promise<Outcome<OutputOf<'captcha.image'>>>;
}

export const imageCaptcha = ({ fetchImage }: ImageDeps): Captcha<ImageWidget> => ({
  setUp: (task, dispatch) => {
    let captchaId: string | null = null;
    let over = false;
    void fetchImage(task).then((outcome) => {
      if (over) return;
      if (!outcome.ok) {
        over = true;
        dispatch({ type: 'failed', problem: { why: outcome.kind === 'refused' ? 'notSetUp' : 'network' } });
        return;
      }
      const { image, question } = outcome.value;
      captchaId = outcome.value.captchaId;
      dispatch({ type: 'ready', shown: task.inWords && question ? question : image });
    });
    return {
      open: () => undefined,
      answer: (text) => {
        if (!over && captchaId) dispatch({ type: 'solved', proof: { captcha: `${captchaId}.${text}` } });
      },
      takeDown: () => {
        over = true;
      },
    };
  },
});
