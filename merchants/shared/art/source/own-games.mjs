// Draws the tiles of an operator's own games beside its first three lotteries. Run: node own-games.mjs
import { writeFileSync } from 'node:fs';
import {
  backdrop,
  bokeh,
  build,
  cloud,
  coin,
  finish,
  glow,
  lin,
  metal,
  r2,
  rad,
  ramp,
  rays,
  shadowAt,
  sparkle,
  stars,
} from './tiles.mjs';

const W = 208;
const H = 276;
const CX = 104;
const gold = ramp.gold;

const tiles = {};

// Beacon: the lighthouse throws its beam over a dark sea
tiles.beacon = () => {
  const tower = 'M86 204L94 104H114L122 204Z';
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#0A1147'],
      [0.5, '#2B3FA8'],
      [0.72, '#E58A6A'],
      [0.78, '#FFC88A'],
      [1, '#0B1038'],
    ])}"/>` +
    stars(44, 91, 120) +
    `<path d="M104 84L-30 8V72Z" fill="${lin(
      [
        [0, '#FFF3C0', 0.1],
        [1, '#FFF3C0', 0.95],
      ],
      0,
      0,
      1,
      0,
    )}"/>` +
    `<path d="M104 84L238 30V128Z" fill="${lin(
      [
        [0, '#FFF3C0', 0.95],
        [1, '#FFF3C0', 0.06],
      ],
      0,
      0,
      1,
      0,
    )}"/>` +
    glow(CX, 84, 62, '#FFE9A0', 0.9) +
    `<path d="M0 198C34 190 60 202 104 196C150 190 176 202 208 194V276H0Z" fill="#14206B"/>` +
    `<path d="M52 216C60 196 84 190 104 192C128 190 150 198 158 216Z" fill="#2A1B4E"/>` +
    `<path d="${tower}" fill="${lin(
      [
        [0, '#D9D3F2'],
        [0.4, '#FFFFFF'],
        [1, '#9A8FC9'],
      ],
      0,
      0,
      1,
      0,
    )}"/>` +
    `<path d="M91.6 134H116.4L118 154H90ZM88.6 172H119.4L121 192H87Z" fill="${lin(
      [
        [0, '#A31733'],
        [0.4, '#F2455F'],
        [1, '#7A0A22'],
      ],
      0,
      0,
      1,
      0,
    )}"/>` +
    `<rect x="86" y="98" width="36" height="8" rx="3" fill="${metal(0, 0, 1, 0)}"/><rect x="93" y="72" width="22" height="26" rx="4" fill="#FFF8DC"/>` +
    `<path d="M93 78h22M93 86h22M104 72v26" stroke="${gold[3]}" stroke-width="1.6" opacity=".7"/><path d="M88 72L104 54L120 72Z" fill="${lin(
      [
        [0, '#F2455F'],
        [1, '#7A0A22'],
      ],
    )}"/><circle cx="104" cy="53" r="3.4" fill="${gold[1]}"/>` +
    `<path d="M10 224c14-8 26 8 40 0s26 8 40 0 26 8 40 0 26 8 40 0 24 8 38 0" fill="none" stroke="#9FB4FF" stroke-width="3" stroke-linecap="round" opacity=".55"/>` +
    coin(40, 178, 11, -18, 0.8) +
    coin(172, 170, 12, 16, 0.8) +
    finish(
      ['', '', '', '', '#080D36'],
      sparkle(150, 60, 9, '#FFFBE6') + sparkle(60, 52, 7) + sparkle(182, 104, 6, gold[0]),
    )
  );
};

const art = new URL('../games/', import.meta.url);
for (const [name, draw] of Object.entries(tiles)) writeFileSync(new URL(`${name}.svg`, art), build('', W, H, draw));
