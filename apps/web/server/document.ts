// The document around a page: head, critical CSS, preloads, state, put together once a page.

import { entryRecoveryScript } from '@foyer/browsers/lost-files/entry-recovery';
import { type LanguageCode, languages, type PageSettings } from '@foyer/contract';
import { candidatesOf } from '../src/shell/domains/choose-domains.rules.ts';
import { identitySources } from '../src/shell/identity/sources.ts';
import { miniGameEdition } from '../src/shell/mini-game/mini-game-edition.ts';
import { routes } from '../src/shell/navigation/routes.ts';
import type { PageState } from '../src/shell/page/page-state.ts';
import { imageOrigins } from '../src/shell/settings/image-cdn.ts';
import { readSettings } from '../src/shell/settings/settings.ts';
import type { ClientBuild } from './client-build.ts';
import { earlyTapsScript } from './early-taps.ts';
import { FRAME_CLASSES, firstFrameScript } from './first-frame.ts';
import { escapeHtml, jsonInScript } from './html.ts';
import { KNOWN_CLASS, knownDeviceScript } from './known-device.ts';
import { namesIn, pageStyles } from './later-styles.ts';
import { barStyle } from './notice-style.ts';
import { OLD_CLASS, oldBrowserBar, oldBrowserScript } from './old-browser.ts';
import type { Operator } from './operators.ts';
import { logoRule, type OwnPictures } from './own-pictures.ts';
import type { RenderedPage } from './renderer.ts';
import { chatFrames, contentSecurityPolicy, gameFrames, hashSource } from './security-headers.ts';
import type { SiteText } from './site-texts.ts';

/** The values that differ between two hosts that show the same page. */
export interface PageAddress {
  /** `https://www.example.com` */
  readonly origin: string;
  /** Path and query by which search engines know the page. */
  readonly canonicalPath: string;
  readonly indexed: boolean;
}

export interface PageContent {
  readonly operator: Operator;
  readonly pictures: OwnPictures;
  readonly state: PageState;
  readonly rendered: RenderedPage;
  readonly screenFiles: readonly string[];
  /** The page does nothing without JavaScript, and says so where there is none. */
  readonly needsScript: boolean;
}

export interface PageDocument {
  readonly html: string;
  readonly policy: string;
}

/** React puts the preloads of a page's pictures before its markup; in the head the browser sees them sooner. */
const leadingLinks = /^(?:<link\b[^>]*>)+/;

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
const absolute = (origin: string, address: string | undefined): string => (address ? origin + address : '');

const aboutPage = ({ operator, title, description, textLanguage }: PageFacts, place: PageAddress): string => {
  const address = place.origin + place.canonicalPath;
  const { tag } = languages[textLanguage];
  return [
    // One tag for search engines and for who shows a link: pages are small.
    `<meta name="description" property="og:description" content="${escapeHtml(description)}">`,
    place.indexed ? '' : meta('robots', 'noindex'),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:site_name', operator.name),
    property('og:title', title),
    property('og:url', address),
    property('og:locale', tag.replace('-', '_')),
    property('og:image', absolute(place.origin, operator.icons.share)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
};

const icons = ({ icons: drawn, art, themeColor }: Operator, { touchIcon }: OwnPictures): string =>
  [
    meta('theme-color', themeColor),
    // Browsers fetch a tab's icon before the page works: the page names it once it is idle.
    `<link rel="icon" href="data:," data-mark="${art.mark}">`,
    `<noscript><link rel="icon" href="${drawn.favicon}"></noscript>`,
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon ?? drawn['icon-180'] ?? '')}">`,
  ].join('');

/** A captcha that is switched off lets nobody in. */
const captchaServers = (settings: PageSettings): readonly string[] =>
  readSettings(settings).on.captcha ? (settings.gw.GEETEST_SERVERS ?? []) : [];

/** A style sheet of the build stands in the page under its file's name: the loader of chunks does not request it again. */
const styleName = (address: string): string => address.slice(address.lastIndexOf('/') + 1, -'.css'.length);

/** Classes that scripts of the head give the document. */
const CLASSES_BY_SCRIPT = [...FRAME_CLASSES, OLD_CLASS, KNOWN_CLASS];

/** Without JavaScript no form works: it is not shown, instead of fields that lead nowhere. */
const DEAD_FORMS = 'form{display:none!important}';
/**
 * On pages that need JavaScript no button works either, and no grey piece is ever replaced. The button of the bar
 * keeps its place; groups and labelled sections hold nothing but buttons.
 */
const DEAD_BUTTONS =
  'button{visibility:hidden!important}[role=group],section[aria-label],svg:empty{display:none!important}';
const deadStyle = (rendered: RenderedPage, needsScript: boolean): string =>
  (rendered.html.includes('<form') ? DEAD_FORMS : '') + (needsScript ? DEAD_BUTTONS : '');

const scriptNotice = (text: SiteText): string =>
  `<noscript><p class="site-bar">${escapeHtml(text('scriptNeeded'))} <a href="${routes.help.paths[0]}">${escapeHtml(text('scriptHelp'))}</a></p></noscript>`;

/** A page without the parts that depend on the host: the document is `before`, the host's part, and `after`. */
export interface PageTemplate {
  readonly before: string;
  readonly after: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Puts together what every place has of a page. */
export function pageTemplate(build: ClientBuild, text: SiteText, content: PageContent): PageTemplate {
  const { operator, pictures, state, rendered, screenFiles, needsScript } = content;
  const tokens = operator.tokens + logoRule(pictures);
  const { tag, dir } = languages[text.language];
  const { styles, entry, modules } = build.assetsOf({ screenFiles, language: state.language });
  const links = leadingLinks.exec(rendered.html)?.[0] ?? '';
  const scripts = [
    // One element: each costs its tags and a hash in the policy.
    [build.bootScript, firstFrameScript, earlyTapsScript, entryRecoveryScript].join('\n'),
    // What a browser cannot read at all takes nothing else with it.
    oldBrowserScript,
    ...(state.route === 'login' ? [knownDeviceScript] : []),
  ];
  const dead = deadStyle(rendered, needsScript);
  const root = `<html lang="${tag}" dir="${dir}">`;
  const names = namesIn(root + rendered.html, CLASSES_BY_SCRIPT);
  const sheets = pageStyles(
    styles.map(({ address, text, rules }) => ({ id: styleName(address), text, rules })),
    names,
  );
  const before = [
    `<!doctype html>${root}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    // The page is one small piece: if the browser rendered it before its end, its last parts would push its first
    // ones aside. Browsers wait for the beginning of the named element, so it is the one after the page.
    '<link rel="expect" href="#page-state" blocking="render">',
    `<title>${escapeHtml(rendered.title)}</title>`,
    scripts.map((script) => `<script>${script}</script>`).join(''),
    `<style>${tokens}</style>${sheets.head.map((sheet) => `<style id="${sheet.id}">${sheet.text}</style>`).join('')}<style>${barStyle}</style>`,
    dead && `<noscript><style>${dead}</style></noscript>`,
    links,
    `<script type="module" fetchpriority="low" src="${entry}"></script>`,
    modules.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`).join(''),
    icons(operator, pictures),
  ].join('');
  const after = [
    '</head><body>',
    oldBrowserBar(text),
    needsScript ? scriptNotice(text) : '',
    `<div id="root">${rendered.html.slice(links.length)}</div>`,
    `<script type="application/json" id="page-state">${jsonInScript(state)}</script>`,
    sheets.after,
    '</body></html>',
  ].join('');
  const inlined = [tokens, ...sheets.texts, barStyle, ...(dead ? [dead] : [])];
  return {
    before,
    after,
    scripts: [...scripts, ...sheets.scripts].map(hashSource),
    styles: inlined.map(hashSource),
  };
}

/** The facts about a page that its documents need beside the template. */
export interface PageFacts {
  readonly operator: Operator;
  /** The language in which the page's texts are shown. */
  readonly textLanguage: LanguageCode;
  readonly settings: PageSettings;
  readonly title: string;
  readonly description: string;
}

/** The document of a page at one place. */
export function pageDocument(template: PageTemplate, facts: PageFacts, place: PageAddress): PageDocument {
  const { settings } = facts;
  return {
    html: template.before + aboutPage(facts, place) + template.after,
    policy: contentSecurityPolicy({
      scripts: template.scripts,
      styles: template.styles,
      images: imageOrigins(settings.imageCDNs, place.origin),
      captchas: captchaServers(settings),
      identity: identitySources(settings),
      miniGame: miniGameEdition(settings) !== null,
      games: [...gameFrames(place.origin, settings.gameHosts), ...chatFrames(place.origin, settings.chatHosts)],
      domains: candidatesOf(settings.domainList, new URL(place.origin).host),
    }),
  };
}
