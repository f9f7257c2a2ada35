import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay } from './update-dialog.tsx';

test.each(['site', 'app'] as const)(
  'AU-01 no button of the update has the focus: a key meant for the page (%s)',
  (of) => {
    const html = renderHtml(<Overlay props={{ of }} answer={() => undefined} />);
    expect(html).toContain('Later');
    expect(html).not.toMatch(/autofocus/i);
  },
);
