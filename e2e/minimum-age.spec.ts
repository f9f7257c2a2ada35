// docs/flows/visitor-reads.md: an operator that admits members from 21.
import { withoutCaptcha } from './support/operators.ts';
import { expect, open, test } from './support/test.ts';
import { contentOf, journeyLocale, patternOf, textOf } from './support/texts.ts';

test.use({
  operators: {
    change: (file, operator) => {
      withoutCaptcha(file, operator);
      file.settings.register.minimumAge = 21;
    },
  },
});

const sentences = [
  textOf('register.agree'),
  contentOf(
    'Gambling is for adults, at least {minAge} years old and older where your law says so. It costs money on average; it is not a way to earn it.',
  ),
];
const words = new Intl.Segmenter(journeyLocale, { granularity: 'word' });
/** The word that follows the age, with the space before it: " years". */
const following = sentences.map((sentence) => {
  const [, space = '', rest = ''] = /\{\w*[aA]ge\}(\s*)(.*)/.exec(sentence) ?? [];
  const [word] = words.segment(rest);
  return space + word?.segment;
});

const named = (age: number): RegExp =>
  new RegExp(`(?<!\\d)(?:${patternOf('home.age', { age: String(age) }).source}|${age}(?:${following.join('|')}))`);

for (const operator of ['aurora', 'lotus'] as const) {
  test.describe(() => {
    test.use({ operator });

    test(`every page of ${operator} that names an age names the operator's`, async ({ page }) => {
      for (const path of ['/m/home', '/m/login', '/m/register', '/m/help?id=play-safely', '/m/help?id=terms']) {
        const fromServer = await (await page.goto(path))?.text();
        expect(fromServer, path).toMatch(named(21));
        await open(page, path);
        const seen = await page.locator('body').innerText();
        expect(seen, path).toMatch(named(21));
        expect(seen, path).not.toMatch(named(18));
      }
    });
  });
}
