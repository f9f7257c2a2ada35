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

const dot = (x, y, r, fill, more = '') => `<circle cx="${r2(x)}" cy="${r2(y)}" r="${r2(r)}" fill="${fill}"${more}/>`;
const shine = (p, fx = 0.36, fy = 0.3) =>
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
const body = (p, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
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
const polar = (cx, cy, r, degrees) => {
  const t = (degrees * Math.PI) / 180;
  return [r2(cx + r * Math.cos(t)), r2(cy + r * Math.sin(t))];
};
/** Shapes around a middle, each turned further. */
const ring = (n, inner, from = 0) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${r2(from + (i * 360) / n)})">${inner(i)}</g>`).join('');
const at = (x, y, inner, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;
/** A ball without a number, so that no picture needs a font. */
const ball = (x, y, r, p) =>
  dot(x, y, r, shine(p)) + dot(x, y, r * 0.5, '#FFFDF6') + dot(x - r * 0.3, y - r * 0.45, r * 0.14, '#fff');
const poly = (points, fill, more = '') =>
  `<path d="M${points.map((q) => q.join(' ')).join('L')}Z" fill="${fill}"${more}/>`;
const star = (x, y, r, fill, n = 5, inner = 0.44) =>
  poly(
    Array.from({ length: n * 2 }, (_, i) => polar(x, y, i % 2 ? r * inner : r, -90 + (i * 180) / n)),
    fill,
    ' stroke="#FFF8D6" stroke-width="2" stroke-linejoin="round"',
  );
const night = (top, middle, foot) =>
  `<rect width="${W}" height="${H}" fill="${lin([
    [0, top],
    [0.6, middle],
    [1, foot],
  ])}"/>`;
const wave = (y, colour, opacity = 1, step = 26) =>
  `<path d="M-10 ${y}q${step / 2} -12 ${step} 0t${step} 0 ${step} 0 ${step} 0 ${step} 0 ${step} 0 ${step} 0 ${step} 0 ${step} 0V276H-10Z" fill="${colour}" opacity="${opacity}"/>`;

// Mekong 18: a boat with a sail among lotus leaves, the river in nine arms
tiles.mekong18 = () =>
  night('#0C3B52', '#1D9A9A', '#04222B') +
  glow(CX, 70, 90, '#FFE9A0', 0.7) +
  dot(CX, 66, 30, shine(gold)) +
  wave(140, '#1BB8A0', 0.55) +
  wave(162, '#0E8D8A', 0.75) +
  wave(186, '#076B6B') +
  `<path d="M104 64V154" stroke="#4F2404" stroke-width="4"/><path d="M108 70C150 84 156 122 150 144H108Z" fill="${body(ramp.ember)}"/><path d="M100 82C74 96 66 124 68 144H100Z" fill="${body(gold)}"/><path d="M52 152H158C150 178 132 184 104 184S60 178 52 152Z" fill="${body(['#F4D7A8', '#C98B4A', '#8A5222', '#4F2404'])}"/>` +
  [
    [36, 214],
    [170, 208],
    [104, 222],
  ]
    .map(([x, y]) =>
      at(
        x,
        y,
        `<ellipse rx="26" ry="9" fill="#0E7A55"/>${[-50, -25, 0, 25, 50].map((turn) => `<path transform="rotate(${turn})" d="M0 0C-8 -10 -6 -22 0 -28C6 -22 8 -10 0 0Z" fill="#FF9FC4"/>`).join('')}`,
        0.72,
      ),
    )
    .join('') +
  finish(ramp.jade, sparkle(52, 48, 8, '#FFFBE6') + sparkle(168, 92, 7));

// Red River 27: a gate with curved roofs over the red river
tiles.redriver27 = () => {
  const roof = (y, w) =>
    `<path d="M${104 - w} ${y}C${104 - w * 0.7} ${y - 4} ${104 - w * 0.5} ${y - 20} 104 ${y - 30}C${104 + w * 0.5} ${y - 20} ${104 + w * 0.7} ${y - 4} ${104 + w} ${y}C${104 + w * 0.6} ${y + 6} ${104 - w * 0.6} ${y + 6} ${104 - w} ${y}Z" fill="${body(ramp.ember)}" stroke="${gold[1]}" stroke-width="2"/>`;
  return (
    backdrop(ramp.rose, 96) +
    rays(CX, 96, 18, 220, gold[1], 0.12) +
    glow(CX, 92, 96, '#FFD18A', 0.7) +
    `<rect x="54" y="120" width="14" height="70" fill="${metal(0, 0, 1, 0)}"/><rect x="140" y="120" width="14" height="70" fill="${metal(0, 0, 1, 0)}"/><rect x="76" y="84" width="56" height="30" fill="#FFF1D0"/><path d="M84 190V140a20 20 0 0 1 40 0v50Z" fill="#3D0827"/><path d="M68 114H140V190H124V140a20 20 0 0 0-40 0v50H68Z" fill="${body(['#FFE9C4', '#F0B878', '#C9772F', '#8F3B0F'])}"/>` +
    roof(120, 78) +
    roof(82, 52) +
    dot(104, 44, 7, gold[1]) +
    wave(192, '#C22A3C', 0.8) +
    wave(210, '#8F0F2D') +
    coin(38, 176, 11, -14) +
    coin(172, 178, 11, 14) +
    finish(ramp.ember, sparkle(40, 62, 8, '#FFF2C2') + sparkle(170, 56, 7, '#FFF2C2'))
  );
};

// Straits 4D: four tiles in a row, ships' lights on the water
tiles.straits4d = () =>
  night('#08194A', '#1E63B8', '#061230') +
  stars(40, 8, 90) +
  glow(CX, 110, 110, '#66D6F7', 0.5) +
  `<path d="M0 150L30 96 60 132 92 80 128 128 158 100 208 150V190H0Z" fill="#123A7A"/>` +
  wave(158, '#1D93DA', 0.6) +
  wave(180, '#104F8E') +
  ['rose', 'gold', 'jade', 'violet']
    .map(
      (name, i) =>
        `<g transform="translate(${26 + i * 52} ${i % 2 ? 104 : 112}) rotate(${(i - 1.5) * 5})"><rect x="-21" y="-30" width="42" height="62" rx="10" fill="${ramp[name][4]}" opacity=".5"/><rect x="-21" y="-34" width="42" height="62" rx="10" fill="${body(ramp[name])}"/><rect x="-14" y="-26" width="28" height="46" rx="7" fill="#FFFDF6"/>${[
          0, 1, 2, 3,
        ]
          .slice(0, i + 1)
          .map((k) => dot(k % 2 ? 6 : -6, k < 2 ? -10 : 8, 4, ramp[name][3]))
          .join('')}</g>`,
    )
    .join('') +
  finish(ramp.sea, sparkle(60, 58, 8) + sparkle(156, 44, 9, '#FFFBE6'));

const flower = (p, middle) =>
  ring(
    5,
    () =>
      `<path d="M0 0C-30 -18 -28 -60 0 -74C28 -60 30 -18 0 0Z" fill="${body(p)}" stroke="${p[3]}" stroke-width="1.5"/><path d="M0 -14V-56" stroke="#fff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>`,
  ) + dot(0, 0, 17, shine(middle));
tiles.orchid536 = () =>
  backdrop(ramp.violet, 108) +
  bokeh(16, 5, '#F3E7FF', 0.5) +
  glow(CX, 106, 100, '#FFA6BF', 0.6) +
  at(CX, 106, flower(ramp.rose, gold)) +
  at(38, 54, flower(ramp.violet, gold), 0.34, 20) +
  at(174, 168, flower(ramp.rose, gold), 0.4, -14) +
  finish(ramp.violet, sparkle(160, 52, 8));

tiles.jade649 = () =>
  backdrop(ramp.jade, 108) +
  rays(CX, 108, 20, 220, '#DDFFEC', 0.1) +
  glow(CX, 106, 104, '#77F2BE', 0.6) +
  shadowAt(CX, 190, 72, 12) +
  dot(CX, 106, 74, body(ramp.jade)) +
  `<circle cx="104" cy="106" r="52" fill="none" stroke="${ramp.jade[0]}" stroke-width="5" stroke-dasharray="14 9" opacity=".8"/>` +
  dot(CX, 106, 25, ramp.jade[4]) +
  `<circle cx="104" cy="106" r="25" fill="none" stroke="${gold[1]}" stroke-width="5"/><path d="M104 16V32" stroke="${ramp.ember[2]}" stroke-width="6"/><path d="M52 66A66 66 0 0 1 96 40" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/>` +
  coin(34, 176, 12, -16) +
  coin(174, 180, 12, 16) +
  finish(ramp.jade, sparkle(44, 48, 8) + sparkle(172, 60, 7, gold[0]));

tiles.harbour655 = () =>
  night('#1B1250', '#D9685F', '#120A30') +
  glow(CX, 120, 110, '#FFC88A', 0.8) +
  dot(CX, 126, 40, shine(gold)) +
  `<path d="M24 150V60M24 72H96M84 72V96M24 60L60 72" stroke="#2A1B4E" stroke-width="7" fill="none"/><path d="M184 150V84M184 94H128M184 84L150 94" stroke="#2A1B4E" stroke-width="7" fill="none"/>` +
  wave(150, '#7A3C8A', 0.8) +
  `<path d="M40 146H168L150 184H58Z" fill="${body(ramp.sea)}"/><rect x="66" y="118" width="22" height="28" fill="${body(ramp.rose)}"/><rect x="92" y="106" width="22" height="40" fill="${body(gold)}"/><rect x="118" y="122" width="22" height="24" fill="${body(ramp.jade)}"/>` +
  wave(186, '#3D1F6B') +
  finish(ramp.violet, sparkle(60, 40, 8, '#FFFBE6') + sparkle(156, 48, 6));

tiles.comet735 = () =>
  night('#050B2E', '#27348B', '#060920') +
  stars(70, 12, 220) +
  `<path d="M196 20L72 118L92 142Z" fill="${lin(
    [
      [0, '#DAF8FF', 0],
      [1, '#DAF8FF', 0.85],
    ],
    1,
    0,
    0,
    1,
  )}"/><path d="M204 66L84 128L96 150Z" fill="${lin(
    [
      [0, '#BC9CFF', 0],
      [1, '#BC9CFF', 0.7],
    ],
    1,
    0,
    0,
    1,
  )}"/>` +
  glow(76, 138, 70, '#DAF8FF', 0.9) +
  dot(76, 138, 34, shine(ramp.sea)) +
  dot(64, 126, 8, '#fff', ' opacity=".7"') +
  ['rose', 'gold', 'jade', 'violet', 'ember', 'sea', 'rose']
    .map((name, i) => ball(22 + i * 27.5, 214 - Math.abs(3 - i) * 5, 11, ramp[name]))
    .join('') +
  finish(ramp.night, sparkle(150, 160, 7));

tiles.lantern511 = () => {
  const lamp = (x, y, s, p) =>
    at(
      x,
      y,
      `<path d="M0 -60V-120" stroke="${gold[2]}" stroke-width="2.4"/><ellipse rx="40" ry="46" fill="${rad([
        [0, '#FFF3C0'],
        [0.35, p[1]],
        [0.75, p[2]],
        [1, p[3]],
      ])}"/><path d="M-24 -38C-34 -14 -34 14 -24 38M0 -46V46M24 -38C34 -14 34 14 24 38" fill="none" stroke="${p[3]}" stroke-opacity=".5" stroke-width="2"/><rect x="-18" y="-56" width="36" height="10" rx="4" fill="${metal()}"/><rect x="-18" y="46" width="36" height="10" rx="4" fill="${metal()}"/><path d="M-6 56L-8 84M0 56V88M6 56L8 84" stroke="${p[1]}" stroke-width="3" stroke-linecap="round"/>`,
      s,
    );
  return (
    backdrop(ramp.night, 100) +
    stars(30, 3, 200) +
    bokeh(10, 9, '#FFC46B', 0.5) +
    lamp(46, 84, 0.62, ramp.jade) +
    lamp(162, 84, 0.62, ramp.violet) +
    lamp(30, 178, 0.5, ramp.sea) +
    lamp(178, 178, 0.5, ramp.rose) +
    glow(CX, 118, 92, '#FFB55C', 0.6) +
    lamp(CX, 116, 1.05, ramp.ember) +
    finish(ramp.night, sparkle(70, 150, 7, '#FFF2C2'))
  );
};

tiles.fan420 = () =>
  backdrop(ramp.ember, 120) +
  rays(CX, 160, 24, 240, gold[1], 0.1) +
  glow(CX, 110, 104, '#FFD98A', 0.55) +
  Array.from(
    { length: 9 },
    (_, i) =>
      `<g transform="rotate(${-64 + i * 16} 104 176)"><path d="M104 176L88 62H120Z" fill="${
        i % 2
          ? '#FFF3DC'
          : lin([
              [0, ramp.rose[1]],
              [1, ramp.rose[3]],
            ])
      }" stroke="${gold[3]}" stroke-width="1.4"/></g>`,
  ).join('') +
  dot(104, 176, 12, shine(gold)) +
  `<path d="M104 188C98 204 110 212 104 228" stroke="${ramp.jade[1]}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
  finish(ramp.ember, sparkle(42, 60, 8, '#FFF2C2') + sparkle(170, 70, 7));

tiles.pearl80 = () =>
  backdrop(ramp.sea, 116) +
  bokeh(18, 31, '#DAF8FF', 0.5) +
  glow(CX, 118, 110, '#DAF8FF', 0.5) +
  `<path d="M104 190C30 190 18 128 28 112C50 136 158 136 180 112C190 128 178 190 104 190Z" fill="${body(ramp.rose)}"/>` +
  Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M104 122L${32 + i * 24} ${62 - (i % 2) * 6 + Math.abs(3 - i) * 8}" stroke="${ramp.rose[3]}" stroke-opacity=".35" stroke-width="3"/>`,
  ).join('') +
  `<path d="M104 128C44 124 22 92 36 66C46 58 56 62 62 50C76 56 88 38 104 40C120 38 132 56 146 50C152 62 162 58 172 66C186 92 164 124 104 128Z" fill="${lin(
    [
      [0, ramp.rose[0]],
      [0.6, ramp.rose[1]],
      [1, ramp.rose[2]],
    ],
  )}" opacity=".92"/>` +
  dot(
    104,
    134,
    30,
    rad(
      [
        [0, '#fff'],
        [0.5, '#F4F1FF'],
        [1, '#B9B0E0'],
      ],
      0.36,
      0.3,
      0.8,
    ),
  ) +
  dot(94, 122, 7, '#fff') +
  finish(ramp.sea, sparkle(150, 40, 9) + sparkle(52, 44, 6));

tiles.garden40 = () =>
  night('#0B4A3A', '#3FB46B', '#06281E') +
  glow(CX, 60, 90, '#FFF6B0', 0.8) +
  dot(CX, 52, 24, shine(gold)) +
  `<path d="M0 150C40 130 70 152 104 140C140 128 170 150 208 136V276H0Z" fill="#1B7A4B"/>` +
  [
    [40, 130, 'rose'],
    [80, 112, 'violet'],
    [128, 110, 'ember'],
    [168, 130, 'sea'],
    [104, 158, 'gold'],
    [56, 186, 'ember'],
    [152, 186, 'rose'],
  ]
    .map(
      ([x, y, name]) =>
        `<path d="M${x} ${y}V${y + 60}" stroke="#0E5A36" stroke-width="4"/>` +
        at(
          x,
          y,
          ring(6, () => `<ellipse cy="-13" rx="8" ry="13" fill="${body(ramp[name])}"/>`) + dot(0, 0, 7, '#FFF6D0'),
        ),
    )
    .join('') +
  finish(ramp.jade, sparkle(150, 50, 7));

tiles.zodiac12 = () =>
  night('#0B0A3A', '#4A2BB0', '#0A0620') +
  stars(60, 77, 230) +
  glow(CX, 108, 110, '#BC9CFF', 0.5) +
  at(
    CX,
    108,
    dot(0, 0, 82, 'none', ` stroke="${gold[1]}" stroke-width="3"`) +
      dot(0, 0, 56, 'none', ` stroke="${gold[2]}" stroke-width="2"`) +
      ring(
        12,
        (i) =>
          `<path d="M0 -56V-82" stroke="${gold[2]}" stroke-width="2"/>${dot(0, -69, i % 3 ? 4 : 7, i % 3 ? '#F3E7FF' : gold[1])}`,
        15,
      ) +
      `<path d="M14 -40A42 42 0 1 0 14 40A32 32 0 1 1 14 -40Z" fill="${body(gold)}"/>`,
  ) +
  star(122, 104, 18, '#FFFBE6') +
  finish(ramp.violet, sparkle(30, 40, 7) + sparkle(180, 176, 7));

tiles.river310 = () =>
  night('#0E2F66', '#5FB8E8', '#07203F') +
  `<path d="M-4 170L46 66L84 140L120 84L212 176V276H-4Z" fill="#2C7A58"/><path d="M46 66L62 98L46 92L34 94Z" fill="#fff"/><path d="M120 84L138 104L122 104L110 102Z" fill="#fff"/><path d="M96 120C70 150 150 160 118 190C90 214 150 232 120 276H60C70 240 30 220 66 190C100 164 60 150 84 120Z" fill="${body(ramp.sea)}" stroke="#DAF8FF" stroke-width="3"/>` +
  dot(164, 50, 22, shine(gold)) +
  ball(44, 196, 18, ramp.rose) +
  ball(168, 196, 18, ramp.gold) +
  ball(104, 170, 18, ramp.violet) +
  finish(ramp.sea, sparkle(104, 46, 7));

tiles.kite624 = () =>
  night('#1769B8', '#7BD0F2', '#0B3A6B') +
  cloud(50, 60, 0.8, '#fff', 0.8) +
  cloud(164, 160, 0.9, '#fff', 0.7, -1) +
  `<g transform="rotate(18 104 96)"><path d="M104 24L156 92L104 176L52 92Z" fill="${body(ramp.ember)}" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="M104 24V176M52 92H156" stroke="#FFF2C2" stroke-width="3"/><path d="M104 24L156 92H104Z" fill="${gold[1]}"/><path d="M104 92V176L52 92Z" fill="${ramp.violet[2]}"/></g><path d="M82 172C60 190 96 202 70 222C56 234 72 246 60 262" fill="none" stroke="#fff" stroke-width="2.6"/>` +
  [
    [76, 190, -20],
    [78, 212, 24],
    [66, 236, -10],
  ]
    .map(([x, y, a]) => at(x, y, `<path d="M0 0L-13 -7V7ZM0 0L13 -7V7Z" fill="${ramp.rose[2]}"/>`, 1, a))
    .join('') +
  finish(ramp.sea, sparkle(166, 52, 8));

const die = (x, y, s, p, pips, turn) =>
  at(
    x,
    y,
    `<rect x="-34" y="-30" width="68" height="68" rx="16" fill="${p[4]}" opacity=".55"/><rect x="-34" y="-36" width="68" height="68" rx="16" fill="${body(p)}" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>${pips.map(([a, b]) => dot(a * 18, b * 18 - 2, 6.4, '#FFFDF6')).join('')}<path d="M-24 -28h30" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
    s,
    turn,
  );
const FIVE = [
  [-1, -1],
  [1, -1],
  [0, 0],
  [-1, 1],
  [1, 1],
];
const SIX = [
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
];
const THREE = [
  [-1, -1],
  [0, 0],
  [1, 1],
];
tiles.triple6 = () =>
  backdrop(ramp.violet, 112) +
  rays(CX, 112, 18, 220, '#fff', 0.08) +
  glow(CX, 112, 100, '#BC9CFF', 0.6) +
  shadowAt(CX, 196, 84, 14) +
  die(60, 146, 0.9, ramp.ember, SIX, -12) +
  die(150, 148, 0.9, ramp.jade, THREE, 14) +
  die(104, 82, 1, gold, FIVE, 4) +
  finish(ramp.violet, sparkle(42, 62, 8) + sparkle(172, 78, 7, gold[0]));
tiles.double6 = () =>
  backdrop(ramp.jade, 112) +
  bokeh(14, 4, '#DDFFEC', 0.5) +
  glow(CX, 112, 104, '#77F2BE', 0.5) +
  shadowAt(CX, 190, 80, 14) +
  die(70, 84, 1.1, ramp.rose, THREE, -16) +
  die(
    138,
    142,
    1.1,
    ramp.sea,
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    12,
  ) +
  finish(ramp.jade, sparkle(158, 58, 9) + sparkle(46, 168, 7));

tiles.coins5 = () =>
  backdrop(ramp.ember, 104) +
  rays(CX, 104, 22, 230, gold[1], 0.14) +
  glow(CX, 108, 104, '#FFE9A8', 0.6) +
  coin(104, 58, 34, 0, 1) +
  coin(52, 108, 30, -14, 0.94) +
  coin(158, 106, 30, 14, 0.94) +
  coin(74, 170, 28, -8, 0.7) +
  coin(136, 172, 28, 8, 0.7) +
  finish(ramp.ember, sparkle(104, 118, 10, '#FFFBE6') + sparkle(30, 58, 7) + sparkle(180, 62, 6));

tiles.star4d = () =>
  night('#0A0F3F', '#2F5BD0', '#070A28') +
  stars(50, 19, 210) +
  glow(CX, 96, 110, '#FFE9B0', 0.7) +
  star(CX, 96, 66, body(gold)) +
  star(40, 56, 16, '#DAF8FF') +
  star(172, 60, 18, '#FFA6BF') +
  star(36, 164, 17, '#77F2BE') +
  star(172, 166, 16, '#BC9CFF') +
  dot(86, 82, 9, '#fff', ' opacity=".5"') +
  finish(ramp.night, sparkle(104, 190, 9));

tiles.crown5d = () =>
  backdrop(ramp.rose, 110) +
  rays(CX, 110, 20, 230, gold[1], 0.12) +
  glow(CX, 110, 104, '#FFD75D', 0.55) +
  shadowAt(CX, 190, 76, 13) +
  `<path d="M34 168L26 74L66 116L104 48L142 116L182 74L174 168Z" fill="${metal(0, 0, 1, 1)}" stroke="${gold[0]}" stroke-width="3" stroke-linejoin="round"/><rect x="34" y="160" width="140" height="22" rx="8" fill="${body(gold)}"/>` +
  [
    [26, 70, 'sea'],
    [104, 44, 'ember'],
    [182, 70, 'jade'],
  ]
    .map(([x, y, name]) => dot(x, y, 11, shine(ramp[name])))
    .join('') +
  [60, 82, 104, 126, 148]
    .map((x, i) => dot(x, 171, 6.5, shine(ramp[['rose', 'violet', 'sea', 'jade', 'ember'][i]])))
    .join('') +
  finish(ramp.rose, sparkle(64, 62, 8, '#FFFBE6') + sparkle(148, 56, 7));

tiles.dawn2d = () =>
  night('#2A1B6B', '#FF9C6B', '#2A0F2E') +
  rays(CX, 156, 26, 260, '#FFF2C2', 0.22) +
  glow(CX, 152, 120, '#FFE08A', 0.9) +
  dot(CX, 152, 54, shine(gold)) +
  cloud(46, 96, 0.8, '#FFD1C2', 0.7) +
  cloud(166, 74, 0.7, '#FFD1C2', 0.6, -1) +
  `<path d="M0 176C50 150 90 188 130 168C160 154 190 172 208 162V276H0Z" fill="#4A1B4E"/><path d="M60 60q10 -10 18 0q8 -10 18 0M128 40q8 -8 14 0q6 -8 14 0" fill="none" stroke="#2A1B4E" stroke-width="3.4" stroke-linecap="round"/>` +
  finish(ramp.rose, sparkle(180, 120, 6, '#FFFBE6'));

tiles.compass4 = () =>
  backdrop(ramp.sea, 108) +
  glow(CX, 106, 104, '#66D6F7', 0.5) +
  shadowAt(CX, 194, 72, 12) +
  at(
    CX,
    106,
    dot(0, 0, 80, metal(0, 0, 1, 1)) +
      dot(0, 0, 66, '#FFFDF2') +
      ring(
        16,
        (i) =>
          `<path d="M0 -60V${i % 4 ? -54 : -46}" stroke="#6B5637" stroke-width="${i % 4 ? 2 : 4}" stroke-linecap="round"/>`,
      ) +
      `<g transform="rotate(34)"><path d="M0 -50L13 0H-13Z" fill="${body(ramp.ember)}"/><path d="M0 50L13 0H-13Z" fill="${body(ramp.sea)}"/></g>` +
      dot(0, 0, 8, shine(gold)) +
      `<path d="M-54 -34A64 64 0 0 1 -20 -62" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
  ) +
  finish(ramp.sea, sparkle(40, 44, 8) + sparkle(176, 168, 7));

const art = new URL('../games/', import.meta.url);
for (const [name, draw] of Object.entries(tiles)) writeFileSync(new URL(`${name}.svg`, art), build('', W, H, draw));
