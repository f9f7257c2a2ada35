// The customer services of a notice. The server does not know the member: the session lives in the tab.
import type { Settings } from '@foyer/contract';
import { type Service, servicesOf } from '../src/kit/services/services.rules.ts';
import { MEMBER_LABELS } from '../src/shell/session/member-labels.ts';
import { SESSION_INFO } from '../src/shell/session/session-info.ts';
import { escapeHtml } from './html.ts';
import { noticeIcons } from './notice-icons.ts';
import type { SiteText } from './site-texts.ts';

export interface NoticeServices {
  /** For visitors, and wherever no script runs. */
  readonly everyone: readonly Service[];
  /** For members, by the VIP label that an entry names. */
  readonly byLabel: ReadonlyMap<string, readonly Service[]>;
}

/** CH-03: returns the services of each person who may see a notice. */
export function noticeServicesOf(settings: Pick<Settings, 'customerService' | 'serviceHosts'>): NoticeServices {
  const { customerService, serviceHosts = [] } = settings;
  const labels = new Set(customerService.flatMap(({ labelIds = [] }) => labelIds));
  return {
    everyone: servicesOf(customerService, serviceHosts),
    byLabel: new Map([...labels].map((label) => [label, servicesOf(customerService, serviceHosts, [label])])),
  };
}

/** The one service is called what it is for; several have names of their own. */
const linkOf = ({ address, title }: Service, alone: boolean, text: SiteText): string =>
  `<a class="way" href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer">${noticeIcons.person}${escapeHtml(alone ? text('contact') : title)}</a>`;

const linksOf = (services: readonly Service[], text: SiteText): string =>
  services.map((service) => linkOf(service, services.length === 1, text)).join('');

/** Puts the links of the member's label in the place of everyone's, as `memberLabels` does in the app. */
const labelScript = `(function(){try{var s=sessionStorage,m=JSON.parse(s.getItem('${SESSION_INFO.name}')),k=JSON.parse(s.getItem('${MEMBER_LABELS.name}')),d=document;if(String(m.id||m.customerId)===k.id)[].forEach.call(d.querySelectorAll('template'),function(t){if(k.labels.indexOf(t.dataset.label)<0)return;[].forEach.call(d.querySelectorAll('a[target]'),function(a){a.remove()});t.before(t.content)})}catch(e){}})()`;

export interface ServicesMarkup {
  readonly html: string;
  /** The scripts in it, for the page's policy. */
  readonly scripts: readonly string[];
}

/** Renders the links, and those of each label where an entry has one. */
export function servicesMarkup({ everyone, byLabel }: NoticeServices, text: SiteText): ServicesMarkup {
  const html = linksOf(everyone, text);
  if (byLabel.size === 0) return { html, scripts: [] };
  const templates = [...byLabel].map(
    ([label, services]) => `<template data-label="${escapeHtml(label)}">${linksOf(services, text)}</template>`,
  );
  return { html: `${html}${templates.join('')}<script>${labelScript}</script>`, scripts: [labelScript] };
}
