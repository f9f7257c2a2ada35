import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { fakeMember } from '../../shell/session/fake-session.ts';
import { SlidesDialog, type SlidesDialogProps } from './slides-dialog.tsx';

const [example] = examples['content.popups'].output.items;
if (!example) throw new Error('The example has no announcement.');
const nodes = [{ tag: 'p', attributes: {}, children: ['Play <b>more</b>'] }] as const;
const slides = ['one', 'two'].map((id) => ({ ...example, id, title: `Title ${id}`, nodes }));
const page = (props: Partial<SlidesDialogProps> = {}, type: number | null = 0) =>
  renderHtml(
    <SlidesDialog
      slides={slides}
      autoplay={false}
      hidesToday={() => true}
      onHideToday={() => undefined}
      onEnd={() => undefined}
      {...props}
    />,
    { shell: { session: { current: () => (type === null ? null : fakeMember({ type })) } } },
  );

test('a popup has its slides, the box ticked, a button to close and one to the activity', () => {
  const html = page();
  for (const text of ['Title one', 'Title two', 'Play &lt;b&gt;more&lt;/b&gt;', '1 of 2', 'Next', 'Take part'])
    expect(html).toContain(text);
  const ticked = /<input [^>]*type="checkbox"[^>]*checked/;
  expect(html).toMatch(ticked);
  expect(page({ hidesToday: () => false })).not.toMatch(ticked);
  expect(html).toContain('aria-label="Close"');
});

test('forced reading has no way to close before the last slide', () => {
  const html = page({ forced: true });
  expect(html).not.toContain('aria-label="Close"');
  expect(html).not.toContain('checkbox');
  expect(html).toContain('You can close this on the last page.');
  expect(page({ forced: true, slides: slides.slice(1) })).toContain('aria-label="Close"');
});

test('one announcement alone has no dots', () => {
  expect(page({ slides: slides.slice(1) })).not.toMatch(/<i[^>]*><\/i><i/);
  expect(page({ slides: slides.slice(1) })).toContain('Got it');
});

test('an announcement about no promotion leads to no activity', () => {
  expect(page({ slides: slides.map((slide) => ({ ...slide, promotionType: '' })) })).not.toContain('Take part');
});
