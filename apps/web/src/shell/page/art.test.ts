import { expect, test } from 'vitest';
import { artAddress, packArt } from './art.ts';

const art = {
  mark: '/m/brand/aurora/mark.d8e3050f.svg',
  'tile-koi': '/m/brand/aurora/tile-koi.d992e8e6.svg',
  photo: '/m/brand/aurora/photo.11223344.png',
  games: '/m/brand/aurora/games.55667788.svg',
};

test('every picture is found under its name', () => {
  const packed = packArt(art);
  for (const [name, address] of Object.entries(art)) expect(artAddress(packed, name)).toBe(address);
  expect(artAddress(packed, 'tile-none')).toBeUndefined();
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(art).length);
});

test('a picture of a set has its name in the folder of the set, and the hash of the set', () => {
  expect(artAddress(packArt(art), 'games/crown-1')).toBe('/m/brand/aurora/games/crown-1.55667788.svg');
  expect(artAddress(packArt(art), 'sports/crown-1')).toBeUndefined();
});

test('an operator without pictures packs to nothing', () => {
  expect(artAddress(packArt({}), 'mark')).toBeUndefined();
});

test('a picture in the wrong folder is reported at once', () => {
  expect(() => packArt({ ...art, far: 'https://cdn.example/far.svg' })).toThrow(/far/);
});
