// The captcha objects for pages: one widget under the method names of the vendor's versions.
import type { LanguageCode } from '@foyer/contract';
import { languageOf } from './language.ts';
import type { Options } from './options.ts';
import { loadTexts } from './texts.ts';
import { createWidget, type Widget } from './widget.ts';

/**
 * Loads what an instance needs and returns the function that makes it. A new instance may report at once that it is
 * ready: the page has to get it in the same moment.
 */
export type Start = (server: string, options: Options) => Promise<() => object>;

export interface Loaded {
  readonly startThree: Start;
  readonly startFour: Start;
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

/** Loads the texts that a page asks for. */
const languageFor = async (server: string, options: Options): Promise<LanguageCode> => {
  const language = languageOf(options.language ?? options.lang);
  await loadTexts(server, language);
  return language;
};

export const startThree: Start = async (server, options) => {
  const language = await languageFor(server, options);
  const { gt = '', challenge } = options;
  return () => {
    const widget = createWidget(server, language, options, { captchaId: gt, challenge });
    const { instance, chained } = shared(widget);
    return Object.assign(instance, { verify: chained(widget.show) });
  };
};

export const startFour: Start = async (server, options) => {
  const language = await languageFor(server, options);
  const { captchaId = '', action } = options;
  return () => {
    const widget = createWidget(server, language, options, { captchaId, action });
    const { instance, chained } = shared(widget);
    return Object.assign(instance, { showCaptcha: chained(widget.show), showBox: chained(widget.show) });
  };
};
