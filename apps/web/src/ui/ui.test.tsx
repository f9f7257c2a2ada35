import { renderToStaticMarkup as markup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Article } from './article.tsx';
import { Balls } from './balls.tsx';
import { BannerCarousel, BannerContent } from './banner-carousel.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Clock, clockCells } from './clock.tsx';
import { IconButton } from './icon-button.tsx';
import { ChevronIcon, HomeIcon } from './icons.tsx';
import { Lane } from './lane.tsx';
import { Money } from './money.tsx';
import { Dialog, Sheet } from './overlay.tsx';
import { PageMessage } from './page-message.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderButtons, ProviderSection } from './provider-buttons.tsx';
import { Ring } from './ring.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Skeleton } from './skeleton.tsx';
import { Strips } from './strip.tsx';
import { TextField } from './text-field.tsx';
import { Toast } from './toast.tsx';

const nothing = () => undefined;

/** One of every component: each common rule is checked on all of them. */
const everything = (
  <>
    <Article
      blocks={[
        { kind: 'heading', text: 'Rules' },
        { kind: 'item', text: 'One' },
        { kind: 'item', text: 'Two' },
      ]}
    />
    <Balls numbers={[4, 17]} bonus={[7]} />
    <BannerCarousel label="Promotions">
      {[<BannerContent key="a" eyebrow="NEW" title="Hello" action="Go" art="/b.svg" name="NEW" first />, <i key="b" />]}
    </BannerCarousel>
    <Button busy>Save</Button>
    <Checkbox checked onChange={nothing}>
      I am over 18
    </Checkbox>
    <Clock seconds={61} label="Draw in a minute" />
    <IconButton label="Close" onClick={nothing}>
      <HomeIcon />
    </IconButton>
    <Lane title="Hot games">tiles</Lane>
    <Sheet title="Log in" closeLabel="Close" onClose={nothing}>
      form
    </Sheet>
    <Dialog title="Notice" actions={<Button>OK</Button>}>
      text
    </Dialog>
    <PasswordField label="Password" name="password" value="x" onChange={nothing} showLabel="Show" hideLabel="Hide" />
    <ProviderSection label="Other ways">
      <ProviderButtons
        providers={[{ brand: 'google', name: 'Google', label: 'Continue with Google' }]}
        turning="google"
        onChoose={nothing}
      />
    </ProviderSection>
    <Ring left={0.5} text="0:30" label="Draw in 30 seconds" />
    <SegmentedControl label="How" segments={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
    <Skeleton shape="banner" />
    <Toast tone="pos" text="Done" />
  </>
);

describe('every component', () => {
  test('has classes only: the page’s policy refuses a style attribute', () => {
    expect(markup(everything)).not.toMatch(/\sstyle=/);
  });

  test('gives every button a label, and none submits by accident', () => {
    const buttons = markup(everything).match(/<button[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(5);
    for (const button of buttons) expect(button).toContain('type="button"');
  });

  test('hides drawings from screen readers', () => {
    for (const svg of markup(everything).match(/<svg[^>]*>/g) ?? []) expect(svg).toContain('aria-hidden="true"');
    for (const img of markup(everything).match(/<img[^>]*>/g) ?? []) expect(img).toContain('alt=""');
  });
});

describe('numbers', () => {
  test('of a draw keep their order and digits, with bonus numbers apart', () => {
    const text = markup(<Balls numbers={[4, 17, 4]} bonus={[7]} />).replace(/<[^>]+>/g, ' ');
    expect(text.trim().split(/\s+/)).toEqual(['04', '17', '04', '+', '07']);
    expect(markup(<Balls numbers={[7, 0, 3]} digits={1} />)).toContain('<b>0</b>');
  });

  test.each([
    [0, ['00', '00']],
    [-3, ['00', '00']],
    [61, ['01', '01']],
    [3599.2, ['1', '00', '00']],
    [7325, ['2', '02', '05']],
  ])('a clock of %d seconds shows %j', (seconds, cells) => {
    expect(clockCells(seconds)).toEqual(cells);
  });

  test('a ring never leaves its circle', () => {
    expect(markup(<Ring left={0.68} text="0:42" label="" />)).toContain('stroke-dasharray="68 100"');
    expect(markup(<Ring left={7} text="" label="" />)).toContain('stroke-dasharray="100 100"');
    expect(markup(<Ring left={-1} text="" label="" />)).toContain('stroke-dasharray="0 100"');
  });

  const parts = { sign: '', symbol: '$', symbolAt: 'start', major: '1,284', minor: '.50' } as const;
  test.each([
    ['small minor units', parts, undefined, '$1,284<small>.50</small>'],
    [
      'a symbol at the end',
      { ...parts, symbol: '₫', symbolAt: 'end', minor: '' },
      undefined,
      '1,284<small>\u00a0₫</small>',
    ],
    ['a symbol of letters', { ...parts, symbol: 'Rp', minor: '' }, undefined, 'Rp\u00a01,284'],
    ['a loss in a ledger', { ...parts, sign: '-', minor: '' }, 'plus', '\u2212\u00a0$1,284'],
    ['a gain in a ledger', { ...parts, minor: '' }, 'plus', '+\u00a0$1,284'],
  ] as const)('money with %s', (_, given, sign, html) => {
    expect(markup(<Money parts={given} {...(sign && { sign })} />)).toContain(html);
  });
});

describe('a field', () => {
  const field = (rest = {}) =>
    markup(<TextField label="Username" name="username" value="" onChange={nothing} {...rest} />);

  test('has its label, and its error is read with it', () => {
    const html = field({ error: 'This is too short' });
    const [, id = ''] = /<label[^>]*for="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-describedby="${id}n"`));
    expect(html).toMatch(new RegExp(`id="${id}n"[^>]*role="alert"`));
    expect(html).toContain('aria-invalid="true"');
  });

  test('without an error is not marked as invalid', () => {
    expect(field()).not.toContain('aria-invalid');
    expect(field({ hint: 'As on your card' })).toContain('As on your card');
  });

  test('for a password hides it, and its button says what it does', () => {
    const html = markup(
      <PasswordField label="Password" name="p" value="x" onChange={nothing} showLabel="Show it" hideLabel="Hide it" />,
    );
    expect(html).toContain('type="password"');
    expect(html).toContain('aria-label="Show it"');
  });
});

describe('overlays and messages', () => {
  test('a sheet is a dialog with a name, and may be firm', () => {
    const html = markup(
      <Sheet title="Log in" closeLabel="Close">
        form
      </Sheet>,
    );
    expect(html).toMatch(/role="dialog" aria-modal="true" aria-labelledby="([^"]+)"[\s\S]*id="\1"/);
    expect(html).not.toContain('aria-label="Close"');
  });

  test('a failed page shows its reference for support', () => {
    const html = markup(<PageMessage level="page" title="Gone" text="Try again." reference="Reference AB12CD34" />);
    expect(html).toContain('<h1>Gone</h1>');
    expect(html).toContain('Reference AB12CD34');
  });

  test('a busy button keeps its focus and says that it is working', () => {
    const html = markup(<Button busy>Save</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toMatch(/\sdisabled/);
  });

  test('items of an article that follow each other are one list', () => {
    const blocks = (['paragraph', 'item', 'item', 'heading', 'item'] as const).map((kind, n) => ({
      kind,
      text: `${n}`,
    }));
    expect(markup(<Article blocks={blocks} />).match(/<ul>/g)).toHaveLength(2);
  });

  test('an icon with a direction is mirrored in right-to-left pages, others are not', () => {
    const classes = (html: string) => (/class="([^"]+)"/.exec(html)?.[1] ?? '').split(' ');
    expect(classes(markup(<ChevronIcon />))).toHaveLength(2);
    expect(classes(markup(<HomeIcon />))).toHaveLength(1);
  });
});

test('one strip fills its line, and several share a row, however many they are', () => {
  const strips = (count: number) =>
    markup(
      <Strips>
        {Array.from({ length: count }, (_, at) => `order ${at}`).map((name) => (
          <a key={name} href="/m/order">
            {name}
          </a>
        ))}
      </Strips>,
    );
  expect(strips(0)).toBe('');
  expect(strips(1)).toBe('<a href="/m/order">order 0</a>');
  expect(strips(5)).toMatch(/^<div class="[^"]+">(?:<a href="\/m\/order">order \d<\/a>){5}<\/div>$/);
});
