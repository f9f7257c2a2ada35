import type { HelpCard } from '@foyer/contract';
import { contentSchemas } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import { categoriesIn, dayOf, isOfCategory, sectionsOf } from './content.rules.ts';
import { othersOf, relatedHelp, requestedArticle } from './requested-article.rules.ts';

const topic = (id: string, section: string): HelpCard => ({ id, section, title: id, summary: '' });

describe('the requested article', () => {
  test.each([
    [{}, { view: 'list' }],
    [{ id: '' }, { view: 'list' }],
    [{ id: 'how-draws-work' }, { view: 'one', id: 'how-draws-work' }],
    [{ id: 'SUMMER 2026' }, { view: 'one', id: 'SUMMER 2026' }],
    [{ id: 'été/50%+1' }, { view: 'one', id: 'été/50%+1' }],
    [{ id: '.' }, { view: 'missing' }],
    [{ id: '../secret' }, { view: 'missing' }],
    [{ id: 'x'.repeat(65) }, { view: 'missing' }],
    [{ id: '<b>' }, { view: 'missing' }],
  ])('%o', (query, article) => {
    expect(requestedArticle(query)).toEqual(article);
    const takes = contentSchemas['content.activity'].input.safeParse(query).success;
    expect(takes).toBe(article.view === 'one');
  });
});

describe('a day', () => {
  // The browser decides how to write a day; the test checks that the day and its digits are right.
  test.each([
    ['EN', /^Nov 21, 2026$/],
    ['CN', /2026年11月21日/],
    ['VI', /21.*11.*2026/],
    ['UR', /21.*2026/],
    ['MY', /21.*11.*2026/],
  ] as const)('in %s', (language, text) => {
    expect(dayOf('2026-11-21T23:30:00.000Z', language)).toMatch(text);
  });
});

describe('beside an article', () => {
  test('others leave the present one out and stop at three', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    expect(othersOf(items, 'b').map((item) => item.id)).toEqual(['a', 'c', 'd']);
    expect(othersOf([{ id: 'a' }], 'a')).toEqual([]);
  });

  test('related help begins with the same section', () => {
    const items = [topic('a', 'Account'), topic('g1', 'Games'), topic('b', 'Account'), topic('g2', 'Games')];
    expect(relatedHelp(items, topic('g2', 'Games')).map((item) => item.id)).toEqual(['g1', 'a', 'b']);
  });

  test('sections keep their order', () => {
    const items = [topic('g1', 'Games'), topic('a', 'Account'), topic('g2', 'Games')];
    expect(sectionsOf(items).map(({ section, items: inIt }) => [section, inIt.length])).toEqual([
      ['Games', 2],
      ['Account', 1],
    ]);
  });
});

test('kinds of promotions without any of them are not shown, nor those without a title', () => {
  const kinds = [
    { id: 'draws', title: 'Draws' },
    { id: 'welcome', title: '' },
    { id: 'fairness', title: 'Fair play' },
  ];
  const items = [{ category: 'draws' }, { category: 'welcome' }, { category: null }];
  expect(categoriesIn(kinds, items).map(({ id }) => id)).toEqual(['draws']);
  expect(items.filter(isOfCategory(null))).toHaveLength(3);
  expect(items.filter(isOfCategory('draws'))).toEqual([{ category: 'draws' }]);
});
