import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Masked } from './masked.tsx';

test('a covered number reads from the left, and no line breaks in it', () => {
  expect(markup(<Masked text="•••• 4242" />)).toBe('<bdi dir="ltr">••••\u00a04242</bdi>');
});
