// Draws the tiles of vendors' games: one motif on a backdrop, in several colours each. Run: node motifs.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
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
  rng,
  shadowAt,
  sparkle,
  stars,
} from './tiles.mjs';

const CX = 104;
const CY = 108;
const gold = ramp.gold;

const shade = (p, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
  lin(
    [
      [0, p[0]],
      [0.3, p[1]],
      [0.65, p[2]],
      [1, p[3]],
    ],
    x1,
    y1,
    x2,
    y2,
  );
const ball = (p, fx = 0.36, fy = 0.3) =>
  rad(
    [
      [0, '#fff'],
      [0.3, p[1]],
      [0.7, p[2]],
      [1, p[3]],
    ],
    fx,
    fy,
    0.8,
  );
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const shine = (d, width = 4, opacity = 0.7) => line(d, '#fff', width, ` opacity="${opacity}"`);
const dot = (x, y, r, fill, more = '') => `<circle cx="${r2(x)}" cy="${r2(y)}" r="${r2(r)}" fill="${fill}"${more}/>`;
const at = (x, y, inner, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;
const turned = (n, inner, from = 0) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${r2(from + (i * 360) / n)})">${inner(i)}</g>`).join('');
const points = (n, outer, inner, turn = -90) =>
  Array.from({ length: n * 2 }, (_, i) => {
    const angle = ((turn + (i * 180) / n) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return `${r2(radius * Math.cos(angle))} ${r2(radius * Math.sin(angle))}`;
  });
const shape = (list) => `M${list.join('L')}Z`;
const gem = (x, y, r, p) =>
  at(
    x,
    y,
    path(`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`, shade(p, 0, 0, 1, 1)) +
      path(`M0 ${-r}L${r} 0L0 0Z`, '#fff', ' opacity=".35"'),
  );

/** Motifs around the origin, about 120 wide, in the ramp of their accent. */
const motifs = {
  crown: (p) =>
    path('M-62 34L-70-30L-34-4L0-56L34-4L70-30L62 34Z', metal(0, 0, 1, 1)) +
    path('M-62 34L-70-30L-34-4L0-56L0 34Z', '#fff', ' opacity=".16"') +
    `<rect x="-64" y="32" width="128" height="22" rx="7" fill="${metal()}"/>` +
    dot(-70, -34, 9, ball(p)) +
    dot(70, -34, 9, ball(p)) +
    dot(0, -62, 11, ball(p)) +
    gem(0, 12, 16, p) +
    gem(-36, 18, 10, p) +
    gem(36, 18, 10, p) +
    [-44, -22, 0, 22, 44].map((x) => dot(x, 43, 5, ball(ramp.ivory))).join(''),
  star: (p) =>
    path(shape(points(5, 74, 32)), shade(gold, 0, 0, 1, 1)) +
    path(shape(points(5, 58, 25)), shade(p, 0, 0, 1, 1)) +
    points(5, 58, 25)
      .map((to, i) =>
        path(
          `M0 0L${to}L${points(5, 58, 25)[(i + 1) % 10]}Z`,
          i % 2 ? '#000' : '#fff',
          ` opacity="${i % 2 ? 0.12 : 0.2}"`,
        ),
      )
      .join('') +
    shine('M-38-22L-15-27L-3-50', 4, 0.6),
  bell: (p) =>
    path('M-54 40C-38 26-46-50 0-54C46-50 38 26 54 40Z', shade(gold, 0, 0, 1, 0.6)) +
    `<rect x="-60" y="36" width="120" height="16" rx="8" fill="${metal()}"/>` +
    dot(0, 62, 13, ball(gold)) +
    dot(0, -60, 10, ball(gold)) +
    path('M-43 10C-38 12 38 12 43 10L46 26C30 30-30 30-46 26Z', shade(p), ' opacity=".95"') +
    shine('M-30 0C-28-24-22-38-12-44', 6, 0.75) +
    path(
      'M-30-56C-58-66-52-92-26-80C-14-74-6-66 0-60C6-66 14-74 26-80C52-92 58-66 30-56C16-52 6-56 0-60C-6-56-16-52-30-56Z',
      shade(p),
    ),
  cherries: (p) =>
    line('M-30 18C-28-24-4-56 28-66M34 26C34-10 30-44 28-66', ramp.jade[3], 6) +
    path('M28-66C46-92 84-86 88-58C62-48 42-52 28-66Z', shade(ramp.jade, 0, 0, 1, 1)) +
    shine('M38-66C54-72 66-70 76-62', 3, 0.5) +
    dot(-32, 36, 35, ball(p)) +
    dot(38, 44, 35, ball(p)) +
    shine('M-52 26C-50 16-44 12-36 11', 5) +
    shine('M18 34C20 24 26 20 34 19', 5),
  clover: (p) =>
    line('M2 20C8 50 18 62 34 74', p[3], 9) +
    turned(
      4,
      () =>
        path('M0 0C-52-10-50-62-18-62C-6-62 0-54 0-48C0-54 6-62 18-62C50-62 52-10 0 0Z', shade(p)) +
        line('M0-8V-40', p[3], 3, ' opacity=".6"') +
        shine('M-28-42C-28-50-22-54-16-54', 4, 0.55),
      45,
    ) +
    dot(0, 0, 8, p[1]),
  horseshoe: (p) =>
    path('M-58 62C-84-6-56-72 0-72C56-72 84-6 58 62L28 62C48 2 34-40 0-40C-34-40-48 2-28 62Z', metal(0, 0, 1, 1)) +
    line('M-43 52C-66-6-46-57 0-57C46-57 66-6 43 52', gold[3], 3, ' opacity=".5"') +
    [
      [-50, 24],
      [-52, -8],
      [-36, -40],
      [36, -40],
      [52, -8],
      [50, 24],
    ]
      .map(([x, y]) => dot(x, y, 5.5, gold[4]))
      .join('') +
    shine('M-60 0C-62-34-40-60-12-66', 5, 0.8) +
    path('M-34 62C-14 50 14 50 34 62C20 78 8 76 0 70C-8 76-20 78-34 62Z', shade(p)) +
    dot(0, 64, 9, ball(p)),
  pyramid: (p) =>
    dot(34, -52, 24, ball(gold)) +
    glow(34, -52, 52, gold[1], 0.5) +
    path('M-12-54L-96 58H-12Z', shade(gold, 0, 0, 0, 1)) +
    path('M-12-54L68 58H-12Z', gold[3]) +
    path('M-12-54L-34-24H8Z', shade(p)) +
    path('M-12-54L8-24H-12Z', '#000', ' opacity=".25"') +
    [-2, 20, 40].map((y) => line(`M${-53 - y * 0.75} ${y}H${28 + y * 0.72}`, gold[4], 2, ' opacity=".3"')).join('') +
    path('M40-2L-4 58H86Z', shade(gold, 0, 0, 0, 1)) +
    path('M40-2L86 58H40Z', gold[3]),
  ship: (p) =>
    line('M0-74V30', gold[3], 5) +
    path('M4-66C52-50 58-14 52 14H4Z', shade(ramp.ivory, 0, 0, 1, 1)) +
    path('M-4-58C-44-40-52-10-48 14H-4Z', shade(p, 1, 0, 0, 1)) +
    path('M0-74L-26-66L0-58Z', shade(ramp.ember)) +
    path('M-72 22H72C64 52 44 60 0 60S-64 52-72 22Z', shade(gold, 0, 0, 0, 1)) +
    line('M-66 34H66', gold[4], 3, ' opacity=".5"') +
    [-36, -12, 12, 36].map((x) => dot(x, 44, 4.5, gold[4])).join('') +
    line('M-92 62C-76 50-62 74-46 62S-16 50 0 62S30 74 46 62S76 50 92 62', ramp.sea[1], 7) +
    line('M-84 76C-68 66-56 86-40 76S-14 66 0 76S26 86 40 76S68 66 84 76', ramp.sea[2], 6),
  book: (p) =>
    path('M-76-40C-46-56-18-52 0-38C18-52 46-56 76-40V54C46 40 18 44 0 58C-18 44-46 40-76 54Z', shade(p)) +
    path('M-68-44C-42-56-16-50 0-36V48C-16 36-42 34-68 44Z', shade(ramp.ivory, 0, 0, 1, 1)) +
    path('M68-44C42-56 16-50 0-36V48C16 36 42 34 68 44Z', shade(ramp.ivory, 1, 0, 0, 1)) +
    line('M0-36V48', '#6B5637', 3) +
    [-26, -10, 6, 22]
      .map((y) => line(`M-56 ${y}C-40 ${y - 6}-24 ${y - 4}-12 ${y + 2}`, '#8d7650', 3, ' opacity=".55"'))
      .join('') +
    at(36, 2, path(shape(points(8, 24, 10)), metal()) + dot(0, 0, 8, ball(p))) +
    glow(0, -40, 46, gold[0], 0.8) +
    sparkle(0, -62, 12) +
    sparkle(-24, -74, 6) +
    sparkle(26, -78, 7),
  lamp: (p) =>
    path(
      'M-26 6C-70-2-84-20-96-28C-92 0-66 30-30 38H34C66 36 78 6 66-8C60-16 46-12 50 0C54 8 44 14 34 8Z',
      metal(0, 0, 1, 1),
    ) +
    path('M-30 6C-26-22 30-22 36 6Z', shade(gold)) +
    dot(2, -24, 8, ball(gold)) +
    path('M-22 38H28L44 56H-38Z', shade(gold)) +
    path('M-14 18L2 10L18 18L2 28Z', shade(p)) +
    shine('M-66-6C-52 8-40 14-28 16', 4, 0.7) +
    line('M-96-28C-112-52-74-60-86-82C-92-94-74-104-64-96', p[0], 9, ' opacity=".8"') +
    line('M-96-28C-112-52-74-60-86-82', '#fff', 4, ' opacity=".7"'),
  shield: (p) =>
    path('M0-72C26-58 48-56 64-58C66 6 44 52 0 76C-44 52-66 6-64-58C-48-56-26-58 0-72Z', metal(0, 0, 1, 1)) +
    path('M0-58C22-46 38-44 52-46C52 6 34 42 0 61C-34 42-52 6-52-46C-38-44-22-46 0-58Z', shade(p)) +
    path('M0-58C-22-46-38-44-52-46C-52 6-34 42 0 61Z', '#fff', ' opacity=".14"') +
    at(0, 0, path(shape(points(5, 34, 14)), metal()) + dot(0, 0, 9, ball(ramp.ember))),
  volcano: (p) =>
    glow(0, -48, 70, ramp.ember[1], 0.9) +
    path('M-22-34L-96 62H96L22-34C10-24-10-24-22-34Z', shade([p[1], p[2], p[3], p[4]], 0, 0, 1, 1)) +
    path(
      'M-22-34C-10-24 10-24 22-34L30-22C24 0 34 14 26 34C18 18 16 6 10-2C6 22 2 30-4 48C-8 22-8 8-14-2C-18 10-26 16-28 30C-34 8-26-6-30-22Z',
      lin([
        [0, '#FFE08A'],
        [0.4, '#FF8A3C'],
        [1, '#D92B2B'],
      ]),
    ) +
    [
      [0, -86, 11],
      [-26, -72, 8],
      [28, -74, 8],
      [-10, -104, 6],
      [16, -102, 5],
      [-44, -56, 5],
      [46, -54, 5],
    ]
      .map(([x, y, r]) => dot(x, y, r, ball(ramp.ember)))
      .join(''),
  butterfly: (p) =>
    ['', 'scale(-1 1)']
      .map(
        (flip) =>
          `<g transform="${flip || 'scale(1 1)'}">${path('M4-8C24-72 92-76 88-28C86 0 46 12 4 0Z', shade(p, 0, 0, 1, 1))}${path('M4 0C46 4 72 22 62 50C50 72 16 52 4 12Z', shade([p[1], p[2], p[2], p[3]], 0, 0, 1, 1))}${dot(62, -36, 11, ball(gold))}${dot(42, 34, 8, ball(gold))}${line('M8-8C30-40 52-50 72-50', '#fff', 3, ' opacity=".6"')}</g>`,
      )
      .join('') +
    `<ellipse rx="6" ry="30" cy="4" fill="${shade(gold)}"/>` +
    line('M-2-26C-8-48-20-54-28-54M2-26C8-48 20-54 28-54', gold[2], 3) +
    dot(-28, -54, 3.5, gold[1]) +
    dot(28, -54, 3.5, gold[1]),
  key: (p) =>
    at(
      0,
      0,
      path('M-6-14H6V70H26V56H16V46H26V32H6Z', metal()) +
        path('M-6-14H6V76H-6Z', metal(0, 0, 1, 0)) +
        `<circle cy="-40" r="34" fill="${metal(0, 0, 1, 1)}"/><circle cy="-40" r="20" fill="${shade(p)}"/>` +
        gem(0, -40, 13, ramp.ivory) +
        `<rect x="-13" y="-8" width="26" height="9" rx="4" fill="${metal()}"/>` +
        shine('M-24-52C-20-62-12-66-4-67', 4),
      1,
      28,
    ),
  hourglass: (p) =>
    `<rect x="-52" y="-74" width="104" height="16" rx="7" fill="${metal()}"/><rect x="-52" y="58" width="104" height="16" rx="7" fill="${metal()}"/>` +
    path('M-40-58H40C40-22 8-12 8 0S40 22 40 58H-40C-40 22-8 12-8 0S-40-22-40-58Z', '#fff', ' opacity=".28"') +
    path('M-32-34C-20-18-6-10 0 0C6-10 20-18 32-34Z', shade(gold)) +
    path('M-36 58C-30 34-12 30 0 22C12 30 30 34 36 58Z', shade(gold)) +
    line('M0 0V26', gold[1], 4) +
    line('M-44-58V58M44-58V58', p[2], 7) +
    shine('M-30-50C-30-30-18-20-12-12', 4, 0.6) +
    gem(0, -66, 7, p) +
    gem(0, 66, 7, p),
  drum: (p) =>
    path('M-62-24V34C-62 70 62 70 62 34V-24Z', shade(p, 0, 0, 1, 0.2)) +
    `<ellipse cy="-24" rx="62" ry="24" fill="${metal()}"/><ellipse cy="-25" rx="52" ry="18" fill="${shade(ramp.ivory, 0, 0, 1, 1)}"/>` +
    line('M-62 0L-40 50L-20 6L0 58L20 6L40 50L62 0', gold[1], 4) +
    path('M-62 28C-62 66 62 66 62 28V40C62 76-62 76-62 40Z', metal()) +
    at(
      -34,
      -56,
      `<rect x="-4" y="-34" width="8" height="56" rx="4" fill="${shade(gold)}"/>${dot(0, 24, 10, ball(ramp.ember))}`,
      1,
      -38,
    ) +
    at(
      36,
      -58,
      `<rect x="-4" y="-34" width="8" height="56" rx="4" fill="${shade(gold)}"/>${dot(0, 24, 10, ball(ramp.ember))}`,
      1,
      38,
    ),
  feather: (p) =>
    at(
      0,
      0,
      path('M0 84C-6 40-40 20-40-22C-40-62-8-86 4-96C14-80 44-54 40-12C38 22 8 44 0 84Z', shade(p, 0, 0, 1, 1)) +
        path('M0 84C8 44 38 22 40-12C44-54 14-80 4-96Z', '#000', ' opacity=".14"') +
        line('M0 84C-2 30 0-30 4-92', p[0], 4) +
        [-56, -36, -16, 4, 24]
          .map((y) => line(`M2 ${y + 14}L-30 ${y - 6}M2 ${y + 14}L32 ${y - 6}`, p[0], 2, ' opacity=".45"'))
          .join('') +
        dot(2, -30, 15, ball(gold)) +
        dot(2, -30, 8, ball(ramp.sea)),
      0.92,
      24,
    ),
  mask: (p) =>
    path(
      'M-80-26C-50-44-22-38 0-26C22-38 50-44 80-26C84 18 52 44 22 32C10 26 4 16 0 10C-4 16-10 26-22 32C-52 44-84 18-80-26Z',
      shade(p, 0, 0, 1, 1),
    ) +
    path('M-58-4C-46-20-24-16-18 0C-28 14-48 14-58-4Z', '#150b2a') +
    path('M58-4C46-20 24-16 18 0C28 14 48 14 58-4Z', '#150b2a') +
    line('M-80-26C-50-44-22-38 0-26C22-38 50-44 80-26', gold[1], 5) +
    gem(0, -24, 11, ramp.rose) +
    at(
      60,
      -34,
      path('M0 0C8-34 34-52 44-78C52-48 40-14 8 4Z', shade(gold)) +
        path('M-4-2C-6-34 10-52 8-84C26-58 24-24 6 0Z', shade(p)),
      0.9,
    ) +
    shine('M-66-22C-54-30-40-30-30-28', 4, 0.6),
  chips: (p) =>
    [
      [-34, 30, ramp.ember],
      [36, 34, ramp.sea],
      [0, 6, p],
    ]
      .map(([x, y, c]) =>
        at(
          x,
          y,
          [30, 20, 10, 0, -10]
            .map(
              (h) =>
                `<ellipse cy="${h}" rx="40" ry="17" fill="${c[3]}"/><ellipse cy="${h - 5}" rx="40" ry="17" fill="${shade(c, 0, 0, 1, 0.4)}"/>` +
                line(`M-30 ${h + 4}l3 5M0 ${h + 9}v5M30 ${h + 4}l-3 5`, '#fff', 5),
            )
            .join('') +
            `<ellipse cy="-15" rx="27" ry="10.5" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="7 5"/>` +
            at(0, -15, path(shape(points(4, 10, 4)), '#fff'), 1),
        ),
      )
      .join(''),
  ace: (p) => {
    const card = (x, y, turn, c, mark) =>
      at(
        x,
        y,
        `<rect x="-36" y="-52" width="72" height="104" rx="9" fill="#fff"/><rect x="-36" y="-52" width="72" height="104" rx="9" fill="${lin(
          [
            [0, '#fff', 0],
            [1, '#8aa0c8', 0.35],
          ],
          0,
          0,
          1,
          1,
        )}"/>` +
          path(mark, c) +
          at(-24, -38, path(mark, c), 0.28) +
          at(24, 38, path(mark, c), 0.28, 180),
        1,
        turn,
      );
    const heart = 'M0 26C-40-2-26-32-10-28C-4-26 0-20 0-14C0-20 4-26 10-28C26-32 40-2 0 26Z';
    const diamond = 'M0-30L23 0L0 30L-23 0Z';
    const club = 'M-5 8C-34 24-36-14-12-10C-22-38 22-38 12-10C36-14 34 24 5 8L10 30H-10Z';
    return (
      card(-40, 10, -20, shade(ramp.ember), heart) +
      card(40, 12, 20, shade(ramp.ember), diamond) +
      card(0, -6, 0, shade([p[2], p[3], p[3], p[4]]), club)
    );
  },
  target: (p) =>
    [64, 50, 36, 22].map((r, i) => dot(0, 0, r, i % 2 ? shade(ramp.ivory) : shade(p, 0, 0, 1, 1))).join('') +
    dot(0, 0, 9, ball(gold)) +
    at(
      0,
      0,
      path('M0 0L10-70L0-62L-10-70Z', metal()) +
        line('M0 0V-92', gold[3], 4) +
        path('M0-84L16-98V-74L0-60L-16-74V-98Z', shade(ramp.sea)),
      1,
      42,
    ) +
    shine('M-50-28C-40-46-24-56-6-58', 4, 0.5),
  racket: (p) =>
    at(
      -8,
      0,
      `<ellipse cy="-30" rx="40" ry="50" fill="none" stroke="${metal()}" stroke-width="9"/>` +
        [-24, -12, 0, 12, 24]
          .map((x) => line(`M${x} -74V14M-36 ${-30 + x * 1.4}H36`, '#fff', 1.6, ' opacity=".75"'))
          .join('') +
        path('M-14 18L0 34L14 18L8 42V86H-8V42Z', shade(p)) +
        `<rect x="-8" y="52" width="16" height="38" rx="6" fill="${shade(ramp.night)}"/>`,
      1,
      -24,
    ) +
    dot(
      54,
      30,
      24,
      rad(
        [
          [0, '#FBFFD0'],
          [0.5, '#DDF04A'],
          [1, '#8AA518'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) +
    line('M36 16C50 22 52 40 44 52M72 14C60 22 58 34 66 50', '#fff', 3, ' opacity=".85"'),
  helmet: (p) =>
    path(
      'M-68 26C-74-40-32-70 8-68C52-66 76-30 74 14C74 22 66 26 56 26H-10C-18 44-40 50-60 44C-66 42-68 36-68 26Z',
      shade(p, 0, 0, 1, 1),
    ) +
    path(
      'M-2-22C22-34 58-28 72-6V12H6C-4 4-8-8-2-22Z',
      lin(
        [
          [0, '#1b2550'],
          [1, '#070b24'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    shine('M14-14C32-22 50-18 62-8', 4, 0.6) +
    path('M-50-40C-34-60-14-66 4-66L-6-52C-22-50-36-42-46-28Z', shade(ramp.ivory)) +
    path('M-68 26C-66 10-64 2-62-8L-10 26C-18 44-40 50-60 44Z', '#000', ' opacity=".18"') +
    [0, 1, 2, 3]
      .map((i) =>
        [0, 1]
          .map(
            (j) => `<rect x="${-40 + i * 26 + (j ? 13 : 0)}" y="${60 + j * 13}" width="13" height="13" fill="#fff"/>`,
          )
          .join(''),
      )
      .join(''),
  turtle: (p) =>
    [
      [-58, -26, -40],
      [58, -26, 40],
      [-52, 42, -140],
      [52, 42, 140],
    ]
      .map(([x, y, t]) => at(x, y, path('M0 22C-16 8-16-18 0-34C16-18 16 8 0 22Z', shade(ramp.jade)), 1, t))
      .join('') +
    `<ellipse cy="-62" rx="19" ry="22" fill="${shade(ramp.jade)}"/>` +
    dot(-8, -68, 3.4, '#0b2a22') +
    dot(8, -68, 3.4, '#0b2a22') +
    `<ellipse cy="6" rx="58" ry="60" fill="${metal(0, 0, 1, 1)}"/><ellipse cy="4" rx="50" ry="52" fill="${shade(p, 0, 0, 1, 1)}"/>` +
    path('M0-30L26-14V16L0 32L-26 16V-14Z', p[1], ' opacity=".85"') +
    line('M0-30V-48M26-14L42-24M26 16L42 28M0 32V56M-26 16L-42 28M-26-14L-42-24', p[0], 3, ' opacity=".7"') +
    shine('M-32-22C-24-34-12-40 0-42', 4, 0.6),
  crab: (p) =>
    line('M-50 26L-82 44M-52 10L-88 16M-44 40L-66 64M50 26L82 44M52 10L88 16M44 40L66 64', p[3], 8) +
    ['', 'scale(-1 1)']
      .map(
        (flip) =>
          `<g transform="${flip || 'scale(1 1)'}">${line('M36-8C52-20 60-30 60-44', p[2], 11)}${path('M44-52C40-86 84-92 90-56C78-66 72-66 66-52C74-50 82-44 84-36C66-28 48-34 44-52Z', shade(p))}</g>`,
      )
      .join('') +
    `<ellipse cy="18" rx="56" ry="38" fill="${shade(p, 0, 0, 0, 1)}"/>` +
    line('M-18-14V-34M18-14V-34', p[2], 7) +
    dot(-18, -38, 10, '#fff') +
    dot(18, -38, 10, '#fff') +
    dot(-16, -37, 4.5, '#1b0b12') +
    dot(20, -37, 4.5, '#1b0b12') +
    line('M-16 28C-8 36 8 36 16 28', p[4], 4) +
    shine('M-38 4C-28-8-14-12-4-13', 5, 0.55),
  shell: (p) =>
    path(
      'M0 60C-30 56-74 16-70-16C-66-38-52-40-48-46C-40-66-22-58-16-68C-8-78 8-78 16-68C22-58 40-66 48-46C52-40 66-38 70-16C74 16 30 56 0 60Z',
      shade(p, 0, 0, 1, 1),
    ) +
    [-56, -34, -12, 12, 34, 56]
      .map((x) => line(`M0 58C${x * 0.5} 20 ${x * 0.95}-10 ${x * 1.05}-44`, p[3], 3, ' opacity=".45"'))
      .join('') +
    path('M-22 52H22L30 70H-30Z', shade(p)) +
    dot(
      0,
      34,
      19,
      rad(
        [
          [0, '#fff'],
          [0.5, '#F3ECFF'],
          [1, '#B9A8E0'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) +
    shine('M-8 28C-6 24-2 22 2 22', 3, 0.9) +
    shine('M-50-14C-48-28-40-34-34-38', 4, 0.5),
  anchor: (p) =>
    `<circle cy="-58" r="15" fill="none" stroke="${metal()}" stroke-width="9"/>` +
    `<rect x="-7" y="-44" width="14" height="104" rx="6" fill="${metal(0, 0, 1, 0)}"/><rect x="-38" y="-32" width="76" height="13" rx="6" fill="${metal()}"/>` +
    path(
      'M-72 16L-50 4L-48 22C-42 44-22 54 0 56C22 54 42 44 48 22L50 4L72 16L62 24C54 58 24 74 0 78C-24 74-54 58-62 24Z',
      metal(0, 0, 1, 1),
    ) +
    line('M-14-62C-60-50-70-10-40 4S28 8 30 36S2 80-30 66', p[1], 7) +
    line('M-14-62C-60-50-70-10-40 4S28 8 30 36S2 80-30 66', p[3], 7, ' stroke-dasharray="2 11"'),
  rocket: (p) =>
    at(
      0,
      0,
      path(
        'M-16 52C-20 78-6 84 0 104C6 84 20 78 16 52Z',
        lin([
          [0, '#FFF3B0'],
          [0.5, '#FF9A3C'],
          [1, '#E2303B', 0],
        ]),
      ) +
        path('M-26 10L-48 44L-24 40ZM26 10L48 44L24 40Z', shade(ramp.ember)) +
        path('M0-84C34-50 36 10 22 54H-22C-36 10-34-50 0-84Z', shade(ramp.ivory, 0, 0, 1, 0)) +
        path('M0-84C16-68 24-50 28-32H-28C-24-50-16-68 0-84Z', shade(p)) +
        dot(0, -10, 16, metal()) +
        dot(0, -10, 11, ball(ramp.sea)) +
        `<rect x="-24" y="44" width="48" height="11" rx="5" fill="${shade(p)}"/>` +
        shine('M-16-30C-20-10-20 10-16 30', 4, 0.6),
      0.94,
      24,
    ),
  balloon: (p) =>
    path(
      'M0-86C50-86 70-46 62-16C54 12 24 28 18 44H-18C-24 28-54 12-62-16C-70-46-50-86 0-86Z',
      shade(p, 0, 0, 1, 0.3),
    ) +
    path('M0-86C20-60 22 14 8 44H-8C-22 14-20-60 0-86Z', shade(ramp.ivory)) +
    path(
      'M-34-74C-46-30-30 18-14 44H-18C-24 28-54 12-62-16C-68-42-54-66-34-74ZM34-74C46-30 30 18 14 44H18C24 28 54 12 62-16C68-42 54-66 34-74Z',
      shade(gold),
      ' opacity=".9"',
    ) +
    line('M-16 46L-12 62M16 46L12 62', gold[3], 3) +
    `<rect x="-16" y="60" width="32" height="22" rx="6" fill="${shade(gold)}"/>` +
    line('M-14 68H14M-14 75H14', gold[4], 2, ' opacity=".5"') +
    shine('M-44-46C-38-62-28-70-16-76', 5, 0.6),
  tower: (p) =>
    [
      [0, 56, 62],
      [0, 24, 52],
      [0, -6, 42],
      [0, -34, 32],
      [0, -58, 22],
    ]
      .map(([x, y, w], i) =>
        at(
          x,
          y,
          `<rect x="${-w}" y="-14" width="${w * 2}" height="26" rx="7" fill="${shade(i % 2 ? gold : p, 0, 0, 1, 1)}"/>` +
            `<rect x="${-w + 4}" y="-12" width="${w * 2 - 8}" height="8" rx="4" fill="#fff" opacity=".28"/>` +
            gem(0, 0, 7, i % 2 ? p : gold),
        ),
      )
      .join('') + path(shape(points(5, 16, 7)), metal(), ' transform="translate(0 -88)"'),
};

/** Kinds of scenery around a motif. */
const sky = (p, seed) => stars(34, seed, 190) + cloud(30, 196, 0.6, p[2], 0.5) + cloud(180, 184, 0.5, p[2], 0.45, -1);
const party = (p, seed) => rays(CX, CY, 18, 190, p[1], 0.17) + bokeh(10, seed, p[1], 0.35);
const sea = (p, seed) =>
  rays(CX, -20, 11, 260, p[0], 0.1) +
  Array.from({ length: 16 }, () => 0).reduce(
    ({ s, q }) => ({
      s: `${s}<circle cx="${r2(q() * 208)}" cy="${r2(q() * 230)}" r="${r2(2 + q() * 6)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>`,
      q,
    }),
    { s: '', q: rng(seed) },
  ).s;
const field = (p) =>
  `<g opacity=".5">${[30, 80, 128, 178].map((x) => `<path d="M${x} 0L${x - 34} 200H${x + 34}Z" fill="#fff" opacity=".08"/>`).join('')}</g><ellipse cx="104" cy="216" rx="130" ry="44" fill="${p[2]}" opacity=".55"/>`;
const felt = (p) =>
  `<ellipse cx="104" cy="216" rx="150" ry="74" fill="${p[2]}" opacity=".6"/><ellipse cx="104" cy="216" rx="132" ry="62" fill="none" stroke="${gold[1]}" stroke-opacity=".5" stroke-width="2"/>`;

const coins = (seed) => {
  const q = rng(seed);
  return [0, 1, 2, 3]
    .map((i) =>
      coin(r2(24 + i * 53 + q() * 12), r2(190 + q() * 26), r2(9 + q() * 5), r2(q() * 60 - 30), r2(0.5 + q() * 0.4)),
    )
    .join('');
};

/** Motif, scenery, then its colours: backdrop and accent. */
export const drawings = {
  crown: [party, ['violet', 'rose'], ['ember', 'sea'], ['jade', 'ember']],
  star: [party, ['night', 'rose'], ['rose', 'violet'], ['sea', 'ember']],
  bell: [party, ['ember', 'jade'], ['violet', 'ember'], ['jade', 'rose']],
  cherries: [party, ['jade', 'ember'], ['violet', 'rose'], ['sea', 'ember']],
  clover: [party, ['jade', 'jade'], ['night', 'jade'], ['ember', 'jade']],
  horseshoe: [party, ['sea', 'ember'], ['violet', 'jade'], ['ember', 'sea']],
  pyramid: [sky, ['night', 'sea'], ['violet', 'rose'], ['ember', 'jade']],
  ship: [sky, ['sea', 'ember'], ['night', 'rose'], ['violet', 'jade']],
  book: [party, ['violet', 'ember'], ['jade', 'violet'], ['night', 'sea']],
  lamp: [sky, ['violet', 'sea'], ['night', 'rose'], ['rose', 'jade']],
  shield: [party, ['ember', 'sea'], ['night', 'ember'], ['jade', 'violet']],
  volcano: [sky, ['ember', 'night'], ['violet', 'violet'], ['night', 'jade']],
  butterfly: [party, ['jade', 'violet'], ['night', 'rose'], ['rose', 'sea']],
  key: [party, ['violet', 'jade'], ['sea', 'rose'], ['ember', 'violet']],
  hourglass: [party, ['night', 'sea'], ['rose', 'violet'], ['jade', 'ember']],
  drum: [party, ['ember', 'ember'], ['violet', 'sea'], ['jade', 'violet']],
  feather: [sky, ['night', 'jade'], ['rose', 'violet'], ['ember', 'sea']],
  mask: [party, ['violet', 'violet'], ['ember', 'night'], ['rose', 'jade']],
  chips: [felt, ['jade', 'jade'], ['ember', 'violet'], ['night', 'rose']],
  ace: [felt, ['jade', 'sea'], ['violet', 'night'], ['ember', 'jade']],
  target: [field, ['jade', 'ember'], ['night', 'sea'], ['violet', 'rose']],
  racket: [field, ['jade', 'ember'], ['sea', 'violet'], ['ember', 'sea']],
  helmet: [field, ['night', 'ember'], ['violet', 'sea'], ['jade', 'rose']],
  turtle: [sea, ['sea', 'jade'], ['violet', 'sea'], ['jade', 'ember']],
  crab: [sea, ['sea', 'ember'], ['night', 'rose'], ['jade', 'violet']],
  shell: [sea, ['sea', 'rose'], ['night', 'violet'], ['jade', 'ember']],
  anchor: [sea, ['sea', 'ember'], ['night', 'jade'], ['violet', 'rose']],
  rocket: [sky, ['night', 'ember'], ['violet', 'sea'], ['rose', 'jade']],
  balloon: [sky, ['sea', 'ember'], ['violet', 'rose'], ['jade', 'violet']],
  tower: [party, ['violet', 'rose'], ['night', 'jade'], ['ember', 'sea']],
};

const draw = (name, seed, scenery, [back, accent]) => {
  const p = ramp[back];
  const isMoney = scenery === party || scenery === felt;
  return build(
    name,
    208,
    276,
    () =>
      backdrop(p, CY) +
      scenery(p, seed) +
      shadowAt(CX, 190, 76, 14, 0.45) +
      glow(CX, CY, 96, ramp[accent][1], 0.35) +
      at(CX, CY, motifs[name](ramp[accent])) +
      finish(p, (isMoney ? coins(seed) : '') + sparkle(38, 54, 8) + sparkle(172, 72, 6) + sparkle(158, 168, 5)),
  );
};

// Only when run itself, not when the catalogue reads the names.
if (process.argv[1]?.endsWith('/motifs.mjs')) {
  const folder = new URL('../games/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  Object.entries(drawings).forEach(([name, [scenery, ...colours]], place) => {
    colours.forEach((pair, index) => {
      writeFileSync(new URL(`${name}-${index + 1}.svg`, folder), draw(name, place * 7 + index + 1, scenery, pair));
    });
  });
}
