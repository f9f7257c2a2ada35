import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from './fake-page.tsx';
import { LegalSentence } from './legal-links.tsx';

const settings = examples['system.settings'].output;
const sentence = (...topics: string[]) => {
  const { register } = settings;
  const terms = { ...register.terms, topics };
  const html = renderHtml(<LegalSentence text="social.agree" />, {
    state: { settings: { ...settings, register: { ...register, minimumAge: 21, terms } } },
  });
  return html.replaceAll(/<[^>]*>/g, '');
};

test.each([
  [['terms', 'privacy'], 'accept the Terms and Privacy Policy.'],
  [['terms'], 'accept the Terms.'],
  [['terms', 'privacy', 'bonus'], 'accept the Terms, Privacy Policy and Document 3.'],
  [[], 'accept the Terms.'],
])('the documents %j stand in the sentence', (topics, end) => {
  expect(sentence(...topics)).toBe(`By continuing you confirm you are 21 or older and ${end}`);
});
