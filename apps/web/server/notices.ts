// The notices: maintenance, refused region, unreachable back end, our own error, old browser.
import { randomBytes } from 'node:crypto';
import { languages, type Status, utcText } from '@foyer/contract';
import { ipInSentence } from '../src/shell/i18n/ip-address.ts';
import { type Answer, bodyOf } from './answer.ts';
import { type Notice, renderNotice } from './notice-page.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Operator } from './operators.ts';
import { baseHeaders } from './security-headers.ts';
import type { SiteKey, SiteText } from './site-texts.ts';

/** A visitor who waits for the end of maintenance asks again so often. */
const RELOAD_SECONDS = 60;
const UNREACHABLE_RETRY_SECONDS = 5;

export interface Speaker {
  readonly operator: Operator;
  readonly text: SiteText;
  /** The English texts: what closes the site is said in English as well. */
  readonly english: SiteText;
  /** Customer services, for a visitor whom no new try helps. */
  readonly services?: NoticeServices | undefined;
}

const tryAgain = { label: 'tryAgain', href: '', icon: 'again' } as const;
const home = { label: 'home', href: '/m/' } as const;
/** A page that stays open: open-while-closed.ts. */
const money = { label: 'money', href: '/m/withdraw' } as const;

const newReference = (): string => randomBytes(4).toString('hex').toUpperCase();

const answer = (speaker: Speaker, status: number, notice: Notice, retryAfter?: number): Answer => {
  const { html, policy } = renderNotice(speaker.operator, speaker.text, notice);
  return {
    status,
    headers: {
      ...baseHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-language': languages[speaker.text.language].tag,
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    },
    body: bodyOf(html),
  };
};

/** The English copy of a page in another language. */
const copyOf = ({ text, english }: Speaker, title: SiteKey, line: string): Pick<Notice, 'english'> =>
  text.language === 'EN' ? {} : { english: { title: english(title), lines: [line] } };

export function maintenanceAnswer(speaker: Speaker, status: Status): Answer {
  const { text, english, services } = speaker;
  const { maintenanceEnd: end, serverTime } = status;
  const now = serverTime ? Date.parse(serverTime) : Date.now();
  const seconds = end ? Math.ceil((Date.parse(end) - now) / 1000) : 0;
  const notice: Notice = {
    picture: 'lantern',
    title: 'maintenanceTitle',
    lines: [status.maintenanceText || text('maintenanceText'), text('maintenanceReload')],
    ...copyOf(speaker, 'maintenanceTitle', status.maintenanceTextEnglish || english('maintenanceText')),
    // A back end may go on naming an end that is over.
    ...(end &&
      seconds > 0 && { moment: { label: 'maintenanceBack', at: end, text: utcText(new Date(end), text.language) } }),
    links: [tryAgain, money],
    services,
    fine: [text('yourAddress', { ip: ipInSentence(status.ip) })],
    reloadSeconds: RELOAD_SECONDS,
  };
  return answer(speaker, 503, notice, seconds > 0 ? seconds : RELOAD_SECONDS);
}

export function regionAnswer(speaker: Speaker, status: Status): Answer {
  const { text, english, services } = speaker;
  const fine = [text('yourAddress', { ip: ipInSentence(status.ip) })];
  return answer(speaker, 403, {
    ...copyOf(speaker, 'regionTitle', english('regionText')),
    picture: 'globe',
    title: 'regionTitle',
    lines: [text('regionText')],
    links: [tryAgain, money],
    services,
    fine,
  });
}

export function unreachableAnswer(speaker: Speaker): Answer {
  const { text } = speaker;
  const notice: Notice = {
    picture: 'plug',
    title: 'unreachableTitle',
    lines: [text('unreachableText')],
    links: [tryAgain, home],
    fine: [],
  };
  return answer(speaker, 503, notice, UNREACHABLE_RETRY_SECONDS);
}

/** A fault of our own; the reference is the one in the log. */
export function failureAnswer(speaker: Speaker, reference: string): Answer {
  const { text, services } = speaker;
  return answer(speaker, 500, {
    picture: 'plug',
    title: 'failureTitle',
    lines: [text('failureText')],
    links: [tryAgain, home],
    services,
    reference,
    fine: [],
  });
}

export function notFoundAnswer(speaker: Speaker): Answer {
  const lines = [speaker.text('notFoundText')];
  return answer(speaker, 404, { picture: 'plug', title: 'notFoundTitle', lines, links: [home], fine: [] });
}

export function oldBrowserAnswer(speaker: Speaker): Answer {
  const lines = [speaker.text('browserText')];
  return answer(speaker, 200, { picture: 'globe', title: 'browserTitle', lines, links: [home], fine: [] });
}

export { newReference };
