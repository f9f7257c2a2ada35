// The instances that both versions hand to the page: the vendor's method names over one widget.
import type { Options } from './options.ts';
import { createWidget, type Widget } from './widget.ts';

export interface Loaded {
  readonly startThree: (server: string, options: Options) => object;
  readonly startFour: (server: string, options: Options) => object;
}

/** The methods that both versions have; every method returns the instance, so that calls can be chained. */
const shared = (widget: Widget) => {
  const chained =
    <A extends readonly unknown[]>(work: (...given: A) => void) =>
    (...given: A): object => {
      work(...given);
      return instance;
    };
  const listen = (news: Parameters<Widget['on']>[0]) =>
    chained((listener: (detail?: unknown) => void) => widget.on(news, listener));
  const instance: Record<string, unknown> = {
    appendTo: chained(widget.appendTo),
    onReady: listen('ready'),
    onSuccess: listen('success'),
    onFail: listen('fail'),
    onError: listen('error'),
    onClose: listen('close'),
    getValidate: widget.validate,
    reset: chained(widget.reset),
    destroy: chained(widget.destroy),
  };
  return { instance, chained };
};

export const startThree: Loaded['startThree'] = (server, options) => {
  const { gt = '', challenge } = options;
  const widget = createWidget(server, options, { captchaId: gt, challenge });
  const { instance, chained } = shared(widget);
  return Object.assign(instance, { verify: chained(widget.show) });
};

export const startFour: Loaded['startFour'] = (server, options) => {
  const { captchaId = '', action } = options;
  const widget = createWidget(server, options, { captchaId, action });
  const { instance, chained } = shared(widget);
  return Object.assign(instance, { showCaptcha: chained(widget.show), showBox: chained(widget.show) });
};
