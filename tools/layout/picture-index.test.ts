import { expect, it } from 'vitest';
import { pictureIndex } from './picture-index.ts';

it('shows each state as a row of thumbnails, with the faults that the walk found', () => {
  const picture = { brand: 'aurora', state: 'home', faults: [] };
  const page = pictureIndex([
    { ...picture, language: 'EN', file: 'aurora-EN-home.jpg' },
    { ...picture, language: 'UR', file: 'aurora-UR-home.jpg', faults: ['clipped: "<Join>" is cut'] },
    { ...picture, language: 'EN', state: 'login', file: 'aurora-EN-login.jpg' },
  ]);
  expect(page.match(/<h2>/g)).toHaveLength(2);
  expect(page.match(/<img /g)).toHaveLength(3);
  expect(page).toContain('<li>clipped: &#34;&#60;Join&#62;&#34; is cut</li>');
});
