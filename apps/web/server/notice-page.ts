// Pages that the server renders without the app: maintenance, region, failure, old browser.
import { languages } from '@foyer/contract';
import { dayAndTimeForms } from '../src/shell/i18n/dates.ts';
import { noIdentitySources } from '../src/shell/identity/sources.ts';
import { escapeHtml } from './html.ts';
import { type Illustration, illustrations } from './illustrations.ts';
import { noticeIcons } from './notice-icons.ts';
import { type NoticeServices, servicesMarkup } from './notice-services.ts';
import { noticeStyle } from './notice-style.ts';
import type { Operator } from './operators.ts';
import { contentSecurityPolicy, hashSource } from './security-headers.ts';
import type { SiteKey, SiteText } from './site-texts.ts';

export interface NoticeLink {
  readonly label: SiteKey;
  readonly href: string;
  readonly icon?: keyof typeof noticeIcons;
}

export interface Notice {
  readonly picture: Illustration;
  readonly title: SiteKey;
  /** Sentences below the title; already in the visitor's language. */
  readonly lines: readonly string[];
  /** The same in English, below, for whom the text above does not reach. */
  readonly english?: { readonly title: string; readonly lines: readonly string[] };
  /** A moment the visitor waits for, with its label; `text` is in UTC, and the browser writes it in its own time zone. */
  readonly moment?: { readonly label: SiteKey; readonly at: string; readonly text: string };
  readonly links: readonly NoticeLink[];
  /** The customer services that people can write to; each opens beside the page. */
  readonly services?: NoticeServices | undefined;
  /** The code by which support finds a failure in the log. */
  readonly reference?: string;
  /** Small print: IP. */
  readonly fine: readonly string[];
  /** The page asks again by itself after so many seconds. */
  readonly reloadSeconds?: number;
}

export interface NoticeDocument {
  readonly html: string;
  readonly policy: string;
}

const linkOf = ({ label, href, icon }: NoticeLink, index: number, text: SiteText): string =>
  `<a class="way${index === 0 ? ' way--first' : ''}" href="${escapeHtml(href)}">${icon ? noticeIcons[icon] : ''}${escapeHtml(text(label))}</a>`;

/** Shows the button that copies, where the browser can. */
const copyScript = `(function(){var b=document.querySelector('.copy'),c=navigator.clipboard;if(!b||!c)return;b.hidden=false;b.onclick=function(){c.writeText(b.value).then(function(){document.querySelector('.copied').textContent=b.dataset.copied},function(){})}})()`;

/** Writes the moment in the visitor's own time zone, as the app does; without scripts it stays in UTC. */
const momentScript = `(function(){var t=document.querySelector('time'),D=Intl.DateTimeFormat,f=JSON.parse(t.dataset.forms).filter(function(x){return D.supportedLocalesOf([x[0]]).length})[0];if(f)t.textContent=new D(f[0],f[1]).format(new Date(t.dateTime))})()`;

function momentOf({ label, at, text: shown }: NonNullable<Notice['moment']>, text: SiteText): string {
  const forms = escapeHtml(JSON.stringify(dayAndTimeForms(text.language)));
  return [
    `<div class="card"><span>${escapeHtml(text(label))}</span>`,
    `<b><time datetime="${escapeHtml(at)}" data-forms="${forms}">${escapeHtml(shown)}</time></b></div>`,
    `<script>${momentScript}</script>`,
  ].join('');
}

const englishOf = ({ title, lines }: NonNullable<Notice['english']>): string =>
  `<section class="english" lang="en" dir="ltr"><h2>${escapeHtml(title)}</h2>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</section>`;

/** The sentence with its code, the button, and the line that says when it is done. */
function referenceOf(reference: string, text: SiteText): string {
  const code = escapeHtml(reference);
  const sentence = escapeHtml(text('reference', { reference })).replace(code, `<bdi dir="ltr">${code}</bdi>`);
  const [copy, copied] = [escapeHtml(text('copyReference')), escapeHtml(text('copied'))];
  return [
    `<p class="reference"><span>${sentence}</span>`,
    `<button class="copy" type="button" value="${code}" aria-label="${copy}" data-copied="${copied}" hidden>${noticeIcons.copy}</button></p>`,
    `<p class="fine copied" role="status"></p><script>${copyScript}</script>`,
  ].join('');
}

/** Renders a notice in the operator's look. */
export function renderNotice(operator: Operator, text: SiteText, notice: Notice): NoticeDocument {
  const { tag, dir } = languages[text.language];
  const title = escapeHtml(text(notice.title));
  const { moment, english, reference } = notice;
  const services = notice.services ? servicesMarkup(notice.services, text) : null;
  const html = [
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex">',
    notice.reloadSeconds ? `<meta http-equiv="refresh" content="${notice.reloadSeconds}">` : '',
    `<meta name="theme-color" content="${operator.themeColor}"><title>${title} · ${escapeHtml(operator.name)}</title>`,
    `<link rel="icon" href="${operator.icons.favicon}"><style>${operator.tokens}</style><style>${noticeStyle}</style></head>`,
    `<body><div class="column"><a class="logo" href="/m/" aria-label="${escapeHtml(operator.name)}"></a><main>`,
    illustrations[notice.picture],
    `<h1>${title}</h1>`,
    notice.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    moment ? momentOf(moment, text) : '',
    english ? englishOf(english) : '',
    `</main><div class="ways">${notice.links.map((link, index) => linkOf(link, index, text)).join('')}`,
    services?.html ?? '',
    reference ? referenceOf(reference, text) : '',
    notice.fine.length > 0 ? `<p class="fine">${notice.fine.map(escapeHtml).join(' · ')}</p>` : '',
    '</div></div></body></html>',
  ].join('');
  return {
    html,
    policy: contentSecurityPolicy({
      scripts: [
        ...(reference ? [copyScript] : []),
        ...(moment ? [momentScript] : []),
        ...(services?.scripts ?? []),
      ].map(hashSource),
      styles: [operator.tokens, noticeStyle].map(hashSource),
      images: [],
      captchas: [],
      domains: [],
      identity: noIdentitySources,
    }),
  };
}
