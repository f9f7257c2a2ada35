import { languageCodes, languages } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { isTranslated } from '../../shell/i18n/text-language.ts';
import { Screen as ActivityScreen } from './activity-screen.tsx';
import { Screen as HelpScreen } from './help-screen.tsx';
import { Screen as NewsScreen } from './news-screen.tsx';

/** A language that the web has no texts of, if there is one. */
const untranslated = languageCodes.find((code) => !isTranslated(code)) ?? null;

const query = {};
const article = { ...examples['content.article'].output, title: 'A <b>bold</b> claim' };
const activity = examples['content.activity'].output;
const topic = examples['content.helpTopic'].output;
const card = {
  id: 'second',
  title: 'Second',
  summary: 'More to read',
  art: 'tile-koi',
  badge: null,
  publishedAt: '2026-11-20T12:00:00.000Z',
};
const state = { art: { base: '/m/brand/aurora/', files: 'tile-koi.1.svg' } };
const none = { view: 'list', page: { items: [], nextCursor: null } } as const;

describe('news, promotions and help', () => {
  test('RT-10 the news list shows titles, days and pictures, each a real link', () => {
    const data = { view: 'list', page: { items: [card, { ...card, id: 'third' }], nextCursor: 'next' } } as const;
    const html = renderHtml(<NewsScreen data={data} query={query} />, { state });
    expect(html).toContain('href="/m/news?id=second"');
    expect(html).toContain('href="/m/news?id=third"');
    expect(html).toContain('Nov 20, 2026');
    expect(html).toContain('/m/brand/aurora/tile-koi.1.svg');
    expect(html).toContain('Show more');
  });

  test('the news list says what kind of news each is, on its picture or beside its day', () => {
    const items = [
      { ...card, badge: 'Games' },
      { ...card, id: 'third', badge: 'Languages' },
    ];
    const html = renderHtml(<NewsScreen data={{ view: 'list', page: { items, nextCursor: null } }} query={query} />, {
      state,
    });
    expect(html).toMatch(/<span[^>]*>Games<\/span>/);
    expect(html).toMatch(/<small><i>Languages<\/i> · <time/);
  });

  test('a bell on the news opens what the operator has announced', () => {
    const data = { view: 'list', page: { items: [card], nextCursor: null } } as const;
    expect(renderHtml(<NewsScreen data={data} query={query} />, { state })).toContain('aria-label="Announcements"');
  });

  test('RT-10 a promotion has its title as the only h1, its text and a link on', () => {
    const data = {
      view: 'one',
      one: { ...activity, endsAt: '2026-12-31T23:59:59.000Z' },
      others: [],
      categories: [],
    } as const;
    const html = renderHtml(<ActivityScreen data={data} query={query} />);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(activity.title);
    expect(html).toContain('Until Dec 31, 2026');
    expect(html).toContain('Log in to take part');
    expect(html).toContain('href="/m/activity"');
  });

  test('promotions stand below the space of their kinds', () => {
    const items = [{ ...card, endsAt: null, category: 'draws' }];
    const html = renderHtml(
      <ActivityScreen data={{ view: 'list', page: { items, nextCursor: null } }} query={query} />,
    );
    expect(html).toMatch(/<svg[^>]*height="52"[^>]*aria-hidden="true"><\/svg><a[^>]*href="\/m\/activity\?id=second"/);
  });

  test('RT-10 help has sections, and an answer has related questions beside it', () => {
    const cards = [{ id: 'a', section: 'Account', title: 'Question', summary: 'Answer' }];
    const list = renderHtml(
      <HelpScreen data={{ view: 'list', page: { items: cards, nextCursor: null } }} query={query} />,
    );
    expect(list).toMatch(/<h2[^>]*>Account<\/h2>/);
    expect(list).toContain('href="/m/help?id=a"');
    const one = renderHtml(<HelpScreen data={{ view: 'one', one: topic, others: cards }} query={query} />);
    expect(one).toContain('Related questions');
  });

  test('LA-02 an article in another language than the page says which, in a list and on its page', () => {
    const urdu = { ...state, language: 'UR' } as const;
    const english = { ...card, language: 'EN' } as const;
    const data = { view: 'list', page: { items: [english, card], nextCursor: null } } as const;
    const list = renderHtml(<NewsScreen data={data} query={query} />, { state: urdu });
    expect(list.match(/<b lang="en" dir="ltr">Second<\/b><span lang="en" dir="ltr">More to read/g)).toHaveLength(1);
    expect(list.match(/<b>Second<\/b><span>More to read/g)).toHaveLength(1);
    const one = { ...article, language: 'EN' } as const;
    const page = renderHtml(<NewsScreen data={{ view: 'one', one, others: [] }} query={query} />, { state: urdu });
    expect(page).toContain('<h1 lang="en" dir="ltr">');
    expect(page.match(/<div[^>]* lang="en" dir="ltr">/g)).toHaveLength(1);
    const help = { ...topic, language: 'EN' } as const;
    const answer = renderHtml(<HelpScreen data={{ view: 'one', one: help, others: [] }} query={query} />, {
      state: urdu,
    });
    expect(answer).toContain('<h1 lang="en" dir="ltr">');
  });

  test.runIf(untranslated)('LA-02 an article in the language of the visitor says so on a page in English', () => {
    const language = untranslated ?? 'EN';
    const data = { view: 'list', page: { items: [card], nextCursor: null } } as const;
    const list = renderHtml(<NewsScreen data={data} query={query} />, { state: { ...state, language } });
    const { tag, dir } = languages[language];
    expect(list).toContain(`<b lang="${tag}" dir="${dir}">Second</b>`);
  });

  test('an article is shown as text, never as markup', () => {
    const html = renderHtml(<NewsScreen data={{ view: 'one', one: article, others: [] }} query={query} />);
    expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; claim');
  });

  test.each([
    ['news', <NewsScreen key="n" data={none} query={query} />, 'No news yet'],
    ['promotions', <ActivityScreen key="a" data={none} query={query} />, 'No promotions right now'],
    ['help', <HelpScreen key="h" data={none} query={query} />, 'No help pages yet'],
  ])('an empty list of %s says what to do next', (_, screen, text) => {
    const html = renderHtml(screen);
    expect(html).toContain(text);
    expect(html).toMatch(/href="\/m\/(game|news)"/);
  });
});
