import { expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { contentTeller } from './localize.ts';

const article = (urdu: object) => ({
  id: 'one',
  art: null,
  publishedAt: '2026-11-01T00:00:00Z',
  badge: { EN: 'Games', UR: 'گیمز' },
  title: { EN: 'Title', UR: 'عنوان' },
  summary: { EN: 'Summary', ...urdu },
  body: [{ kind: 'paragraph', text: { EN: 'Text', UR: 'متن' } }],
});

const contentOf = (urdu: object) =>
  // The rest of an operator has no part in its content.
  ({
    content: {
      banners: [],
      announcements: { items: [] },
      activities: [],
      news: [article(urdu)],
      help: [],
      lanes: [
        {
          id: 'hot',
          title: { EN: 'Hot' },
          vendors: [],
          gameCount: 1,
          cards: [{ displayName: { EN: 'Koi', UR: 'کوئی' }, accountTypeName: { EN: 'Slots', UR: 'سلاٹس' } }],
        },
      ],
    },
  }) as unknown as Merchant;

test('LA-02 a row with all texts in the language of the call does not name its language', () => {
  const { news, lanes } = contentTeller()(contentOf({ UR: 'خلاصہ' }), 'UR');
  expect(news).toMatchObject([{ badge: 'گیمز', title: 'عنوان', summary: 'خلاصہ', body: [{ text: 'متن' }] }]);
  expect(news[0]).not.toHaveProperty('language');
  expect(lanes[0]?.cards[0]).not.toHaveProperty('language');
});

test('LA-02 a row that lacks a text is completely in English, and says so', () => {
  const { news, lanes } = contentTeller()(contentOf({}), 'UR');
  expect(news).toMatchObject([
    { badge: 'Games', title: 'Title', summary: 'Summary', body: [{ text: 'Text' }], language: 'EN' },
  ]);
  expect(lanes).toMatchObject([{ title: 'Hot', language: 'EN', cards: [{ displayName: 'کوئی' }] }]);
  expect(contentTeller()(contentOf({}), 'EN').news[0]).not.toHaveProperty('language');
});
