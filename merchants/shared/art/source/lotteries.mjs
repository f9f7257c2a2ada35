// Draws the lotteries' tiles, three games and six banners. Run: node lotteries.mjs
import { writeFileSync } from 'node:fs';
import {
  backdrop,
  bokeh,
  build,
  clip,
  cloud,
  coin,
  finish,
  glow,
  ingot,
  lin,
  metal,
  r2,
  rad,
  palette as ramp,
  rays,
  rng,
  shadowAt,
  sparkle,
  stars,
} from './tiles.mjs';

const W = 208;
const H = 276;
const CX = 104;
const gold = ramp.gold;

const polar = (cx, cy, r, degrees) => {
  const t = (degrees * Math.PI) / 180;
  return [r2(cx + r * Math.cos(t)), r2(cy + r * Math.sin(t))];
};

// Digits as strokes in a box of 10 × 16, so that no picture needs a font.
const strokes = {
  0: 'M5 0C9 0 10 4 10 8C10 12 9 16 5 16C1 16 0 12 0 8C0 4 1 0 5 0Z',
  1: 'M1.5 3.5L6 0V16',
  2: 'M.5 4C.5 1.5 2.5 0 5 0C8 0 9.5 2 9.5 4.2C9.5 8 .5 11 .3 16H10',
  3: 'M.8 2.6C1.6 1 3 0 5 0C7.6 0 9.2 1.6 9.2 3.9C9.2 6.4 7.4 7.6 4.4 7.6C7.8 7.6 9.8 9.2 9.8 11.8C9.8 14.4 7.8 16 5 16C2.6 16 1 15 .3 13',
  5: 'M9 0H1.8L1 7.2C2.2 6.2 3.6 5.8 5 5.8C8 5.8 10 7.8 10 10.9C10 14 7.8 16 4.8 16C2.6 16 1 15 .2 13.4',
  7: 'M0 0H10C6.6 4.6 4.6 9.6 4 16',
  8: 'M5 7.4C2.6 7.4 1 6 1 3.8C1 1.6 2.6 0 5 0C7.4 0 9 1.6 9 3.8C9 6 7.4 7.4 5 7.4C2 7.4 0 9 0 11.7C0 14.4 2 16 5 16C8 16 10 14.4 10 11.7C10 9 8 7.4 5 7.4Z',
};
const digits = (text, x, y, height, colour, width = 2.6) => {
  const s = height / 16;
  const total = text.length * 10 + (text.length - 1) * 4.5;
  const drawn = [...text].map((d, i) => `<path transform="translate(${r2(i * 14.5)} 0)" d="${strokes[d]}"/>`).join('');
  return `<g transform="translate(${r2(x - (total * s) / 2)} ${r2(y - height / 2)}) scale(${r2(s * 100) / 100})" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
};

const ball = (x, y, r, c, text, rot = 0) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${rad(
    [
      [0, '#fff'],
      [0.22, c[1]],
      [0.62, c[2]],
      [1, c[3]],
    ],
    0.36,
    0.28,
    0.8,
  )}"/><g transform="rotate(${rot} ${x} ${y})"><circle cx="${x}" cy="${y}" r="${r2(r * 0.56)}" fill="#FFFDF6"/>${digits(text, x, y, r * 0.56, '#1A1430', 3)}</g><path d="M${r2(x - r * 0.7)} ${r2(y - r * 0.38)}A${r2(r * 0.82)} ${r2(r * 0.82)} 0 0 1 ${r2(x - r * 0.1)} ${r2(y - r * 0.8)}" stroke="#fff" stroke-width="${r2(r * 0.1)}" stroke-linecap="round" fill="none" opacity=".85"/>`;

const T = {};

// Rapid 5: a bolt throws five balls
T.rapid = () => {
  const p = ramp.ember;
  const bolt = 'M122 8L52 122H96L78 214L164 92H116L144 8Z';
  const q = rng(21);
  let speed = '';
  for (let i = 0; i < 16; i++) {
    const x = q() * 190;
    const y = 10 + q() * 190;
    speed += `M${r2(x)} ${r2(y)}l${r2(-10 - q() * 14)} ${r2(18 + q() * 22)}`;
  }
  return (
    backdrop(p, 108) +
    rays(CX, 108, 20, 230, gold[1], 0.12) +
    `<path d="${speed}" fill="none" stroke="#FFE0B5" stroke-width="2" stroke-linecap="round" opacity=".4"/>` +
    glow(CX, 108, 112, '#FFD86B', 0.75) +
    `<path transform="translate(5 6)" d="${bolt}" fill="#36051A" opacity=".4"/>` +
    `<path d="${bolt}" fill="${lin([
      [0, gold[0]],
      [0.4, gold[1]],
      [0.75, gold[2]],
      [1, gold[3]],
    ])}" stroke="#FFF6D0" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M126 16L68 114H104" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>` +
    ball(42, 52, 21, ramp.sea, '7', -16) +
    ball(170, 42, 17, ramp.jade, '12', 14) +
    ball(34, 138, 18, ramp.violet, '8', 10) +
    ball(172, 132, 25, ramp.rose, '5', 12) +
    ball(112, 178, 20, ramp.sea, '31', -8) +
    coin(24, 200, 11, -20, 0.7) +
    coin(186, 192, 12, 18, 0.75) +
    finish(p, sparkle(88, 70, 9, '#FFFBE6') + sparkle(148, 82, 7) + sparkle(62, 186, 6, gold[0]))
  );
};

// Zenith 6/45: the star above the highest peak
T.zenith = () => {
  const star = (x, y, r, fill) => {
    let d = '';
    for (let i = 0; i < 10; i++) d += `${i ? 'L' : 'M'}${polar(x, y, i % 2 ? r * 0.44 : r, -90 + i * 36).join(' ')}`;
    return `<path d="${d}Z" fill="${fill}" stroke="#FFF8D6" stroke-width="2.4" stroke-linejoin="round"/>`;
  };
  const face = (points, fill) => `<path d="M${points}Z" fill="${fill}"/>`;
  const arc = [0, 1, 2, 3, 4, 5].map((i) => polar(CX, 128, 92, 198 + i * 28.8));
  const colours = [ramp.rose, ramp.sea, ramp.gold, ramp.jade, ramp.violet, ramp.ember];
  const names = ['5', '12', '23', '31', '38', '7'];
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#0B1040'],
      [0.42, '#3A2C96'],
      [0.66, '#D3618F'],
      [0.8, '#FFB37A'],
      [1, '#1A0C3A'],
    ])}"/>` +
    stars(46, 17, 130) +
    glow(CX, 84, 110, '#FFE9B0', 0.75) +
    rays(CX, 84, 24, 240, '#fff', 0.07) +
    `<path d="M0 214L34 158L58 186L92 140V276H0ZM208 206L182 150L156 178L120 138V276H208Z" fill="#3B2A78" opacity=".75"/>` +
    face('104 104L44 226H104', '#5B49B8') +
    face('104 104L164 226H104', '#2C2074') +
    face('104 104L78 157L92 150L100 164L112 146L122 158L132 161', '#F4F1FF') +
    face('104 104L132 161L122 158L112 146', '#C6BEF0') +
    face('78 157L60 193L86 182L92 150', '#8374DA') +
    face('132 161L148 193L128 186L122 158', '#41329A') +
    `<path d="M0 226C46 206 70 222 104 212C142 202 170 216 208 204V276H0Z" fill="#1E1350"/>` +
    star(
      CX,
      84,
      30,
      lin([
        [0, '#FFFBE6'],
        [0.4, gold[1]],
        [1, gold[2]],
      ]),
    ) +
    arc.map(([x, y], i) => ball(x, y, 15, colours[i], names[i], (i - 2.5) * 9)).join('') +
    finish(
      ['', '', '', '', '#0F0830'],
      sparkle(60, 92, 6) + sparkle(150, 96, 7) + sparkle(104, 50, 5) + sparkle(128, 122, 5, gold[0]),
    )
  );
};

// Moon 3D: three digits in the arm of the new moon
T.crescent = () => {
  const p = ramp.violet;
  const drum = (x, y, digit, c) =>
    `<g><path d="M${x} ${y - 34}V${y - 52}" stroke="${gold[2]}" stroke-width="2.4"/><rect x="${x - 21}" y="${y - 32}" width="42" height="64" rx="14" fill="${c[4]}" opacity=".55"/><rect x="${x - 21}" y="${y - 35}" width="42" height="64" rx="14" fill="${lin(
      [
        [0, c[3]],
        [0.24, c[2]],
        [0.5, c[1]],
        [0.78, c[2]],
        [1, c[3]],
      ],
    )}"/><rect x="${x - 15}" y="${y - 22}" width="30" height="38" rx="9" fill="${lin([
      [0, '#E9E2FF'],
      [0.5, '#fff'],
      [1, '#D8CDF5'],
    ])}"/>${digits(digit, x, y - 3, 24, '#2A1068', 2.7)}<path d="M${x - 12} ${y - 30}h24" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/></g>`;
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#120A4A'],
      [0.55, '#4A2BB0'],
      [1, '#160838'],
    ])}"/>` +
    stars(60, 33, 210) +
    glow(92, 96, 128, '#FFDF8E', 0.55) +
    `<path d="M128 14A92 92 0 1 0 172 176A78 78 0 1 1 128 14Z" fill="${rad(
      [
        [0, '#FFFDF0'],
        [0.45, '#FFE9A4'],
        [1, '#F0AE3C'],
      ],
      0.26,
      0.44,
      0.85,
    )}"/><path d="M40 62C26 92 28 128 48 154" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/><g fill="#E8A93C" opacity=".35"><circle cx="44" cy="112" r="7"/><circle cx="70" cy="168" r="9"/><circle cx="58" cy="58" r="6"/><circle cx="104" cy="182" r="5"/></g>` +
    drum(84, 104, '7', ramp.rose) +
    drum(132, 96, '0', ramp.sea) +
    drum(180, 104, '3', ramp.jade) +
    `<path d="M60 52H208" stroke="${gold[1]}" stroke-width="3.4" stroke-linecap="round"/>` +
    cloud(30, 200, 0.7, '#6B4FD8', 0.8) +
    cloud(178, 196, 0.8, '#6B4FD8', 0.8, -1) +
    coin(134, 184, 11, 16, 0.8) +
    finish(p, sparkle(118, 30, 8, '#FFFBE6') + sparkle(186, 30, 6) + sparkle(150, 158, 7) + sparkle(24, 32, 5, gold[0]))
  );
};

// Fortune Wheel: twelve fields, a lit rim, the pointer above
T.wheel = () => {
  const p = ramp.rose;
  const [cx, cy, r] = [CX, 116, 78];
  const fields = [ramp.violet, ramp.gold, ramp.ember, ramp.jade, ramp.sea, ramp.rose];
  let slices = '';
  let bulbs = '';
  for (let i = 0; i < 12; i++) {
    const c = fields[i % 6];
    const [x0, y0] = polar(cx, cy, r, i * 30 - 105);
    const [x1, y1] = polar(cx, cy, r, i * 30 - 75);
    slices += `<path d="M${cx} ${cy}L${x0} ${y0}A${r} ${r} 0 0 1 ${x1} ${y1}Z" fill="${i % 2 ? c[2] : c[3]}"/>`;
    const [sx, sy] = polar(cx, cy, r * 0.7, i * 30 - 90);
    slices += i % 3 ? `<circle cx="${sx}" cy="${sy}" r="5" fill="${c[1]}"/>` : sparkle(sx, sy, 11, gold[0]);
    const [bx, by] = polar(cx, cy, r + 9, i * 30 - 90);
    bulbs += `<circle cx="${bx}" cy="${by}" r="4.6" fill="${i % 2 ? '#FFFBE6' : '#FFC95C'}"/>`;
  }
  return (
    backdrop(p, 112) +
    rays(cx, cy, 22, 240, '#FFD7E6', 0.13) +
    bokeh(14, 61, '#FFD0E2', 0.4) +
    shadowAt(CX, 214, 84, 18, 0.6) +
    `<path d="M80 176L62 222H146L128 176Z" fill="${lin([
      [0, gold[2]],
      [1, gold[4]],
    ])}"/>` +
    glow(cx, cy, 116, '#FFE08A', 0.6) +
    `<circle cx="${cx}" cy="${cy + 4}" r="${r + 18}" fill="#3D0827" opacity=".5"/><circle cx="${cx}" cy="${cy}" r="${r + 17}" fill="${metal(0, 0, 1, 1)}"/><circle cx="${cx}" cy="${cy}" r="${r + 3}" fill="${gold[4]}"/>` +
    slices +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M${polar(cx, cy, r - 8, 200).join(' ')}A${r - 8} ${r - 8} 0 0 1 ${polar(cx, cy, r - 8, 262).join(' ')}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>` +
    bulbs +
    `<circle cx="${cx}" cy="${cy}" r="22" fill="${metal(0, 0, 1, 1)}"/><circle cx="${cx}" cy="${cy}" r="14" fill="${rad(
      [
        [0, '#fff'],
        [0.4, ramp.rose[1]],
        [1, ramp.rose[3]],
      ],
      0.38,
      0.32,
      0.75,
    )}"/>` +
    `<path d="M${cx - 15} 10H${cx + 15}L${cx} 46Z" fill="${lin([
      [0, '#fff'],
      [0.4, gold[1]],
      [1, gold[2]],
    ])}" stroke="${gold[3]}" stroke-width="2.4" stroke-linejoin="round"/>` +
    coin(26, 206, 12, -18, 0.7) +
    coin(184, 202, 13, 16, 0.75) +
    finish(p, sparkle(40, 46, 9) + sparkle(176, 60, 7, '#FFFBE6') + sparkle(168, 182, 6))
  );
};

// Hoop Night: the ball on its way in
T.hoop = () => {
  const p = ramp.ember;
  const c = ramp.ember;
  const lights = [26, 70, 138, 182]
    .map(
      (x, i) =>
        `<path d="M${x} 4L${x - 40 + i * 8} 190H${x + 24 + i * 8}Z" fill="${lin([
          [0, '#FFF3D0', 0.28],
          [1, '#FFF3D0', 0],
        ])}"/><circle cx="${x}" cy="6" r="7" fill="#FFF8E0"/>`,
    )
    .join('');
  let net = '';
  for (let i = 0; i <= 8; i++) {
    const a = 68 + i * 9;
    const b = 82 + i * 5.5;
    net += `M${a} 154L${r2(b)} 214M${a + (i < 8 ? 9 : 0)} 154L${r2(b - 5.5)} 192`;
  }
  const bx = 112;
  const by = 92;
  const r = 46;
  const disc = clip(`<circle cx="${bx}" cy="${by}" r="${r}"/>`);
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#141A52'],
      [0.5, '#4A2C86'],
      [0.74, '#B3434F'],
      [1, '#1C0818'],
    ])}"/>` +
    lights +
    `<rect x="30" y="40" width="148" height="104" rx="8" fill="#0E1238" opacity=".55"/><rect x="30" y="36" width="148" height="104" rx="8" fill="${lin(
      [
        [0, '#F6F8FF'],
        [1, '#B9C2E8'],
      ],
    )}" opacity=".94"/><rect x="34" y="40" width="140" height="96" rx="5" fill="none" stroke="#C8323C" stroke-width="4"/><rect x="76" y="74" width="56" height="44" rx="2" fill="none" stroke="#C8323C" stroke-width="4"/>` +
    shadowAt(104, 126, 54, 12, 0.35) +
    `<path d="${net}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2" stroke-linecap="round"/><path d="M72 176C92 184 116 184 136 176M78 198C96 204 112 204 130 198" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.2"/>` +
    `<ellipse cx="104" cy="152" rx="42" ry="10" fill="none" stroke="#8F1C10" stroke-width="8"/>` +
    glow(bx, by, 76, '#FFB45C', 0.6) +
    `<circle cx="${bx}" cy="${by}" r="${r}" fill="${rad(
      [
        [0, '#FFD9A0'],
        [0.4, '#F58A34'],
        [0.8, '#C9501A'],
        [1, '#7A2408'],
      ],
      0.36,
      0.3,
      0.8,
    )}"/><g clip-path="${disc}" fill="none" stroke="#4A1606" stroke-width="3.4"><path d="M${bx - r} ${by + 10}C${bx - 14} ${by - 8} ${bx + 14} ${by - 8} ${bx + r} ${by + 8}M${bx - 6} ${by - r}C${bx + 8} ${by - 12} ${bx + 6} ${by + 16} ${bx - 8} ${by + r}M${bx - 34} ${by - 34}C${bx - 10} ${by - 18} ${bx - 14} ${by + 22} ${bx - 38} ${by + 30}M${bx + 38} ${by - 30}C${bx + 14} ${by - 16} ${bx + 16} ${by + 20} ${bx + 36} ${by + 32}"/></g><path d="M${bx - 32} ${by - 16}A36 36 0 0 1 ${bx - 8} ${by - 36}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>` +
    `<path d="M62 152A42 10 0 0 0 146 152" fill="none" stroke="${c[1]}" stroke-width="8" stroke-linecap="round"/><path d="M66 156A40 9 0 0 0 110 162" fill="none" stroke="#FFE0B5" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M52 20C40 40 36 60 40 84" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round" opacity=".8"/>` +
    finish(p, sparkle(162, 58, 9) + sparkle(66, 64, 7, '#FFFBE6') + sparkle(176, 168, 6) + sparkle(34, 172, 6, gold[0]))
  );
};

// Sunken Treasure: the chest on the sea bed
T.treasure = () => {
  const g = gold;
  const wood = ['#E0A05A', '#B06A2A', '#7A4216', '#3E1E08'];
  const fish = (x, y, s, c, f = 1) =>
    `<g transform="translate(${x} ${y}) scale(${s * f} ${s})"><path d="M-20 0C-8-16 14-14 26 0C14 14-8 16-20 0ZM-17 0L-33-12V12Z" fill="${lin(
      [
        [0, c[1]],
        [1, c[2]],
      ],
    )}"/><path d="M-2-11C4-4 4 4-2 11" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none"/><circle cx="15" cy="-3" r="2.6" fill="#0B1030"/></g>`;
  const q = rng(19);
  let bubbles = '';
  for (let i = 0; i < 20; i++) {
    const r = 1.5 + q() * 5;
    bubbles += `<circle cx="${r2(q() * W)}" cy="${r2(q() * 190)}" r="${r2(r)}" fill="#CFF6FF" fill-opacity=".14" stroke="#DDF9FF" stroke-opacity=".55" stroke-width="1"/>`;
  }
  let pile = '';
  for (let i = 0; i < 13; i++)
    pile += coin(r2(56 + q() * 96), r2(122 + q() * 14), r2(9 + q() * 4), r2(q() * 60 - 30), r2(0.5 + q() * 0.35));
  const weeds = [18, 34, 176, 192]
    .map(
      (x, i) =>
        `<path d="M${x} 240C${x - 12} 214 ${x + 12} 196 ${x - 2} ${166 - i * 5}" fill="none" stroke="${i % 2 ? '#1BB883' : '#0E7A66'}" stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#2CC9DE'],
      [0.4, '#1272B8'],
      [1, '#051238'],
    ])}"/>` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${26 + i * 48} -10L${-16 + i * 54} 240H${44 + i * 58}L${50 + i * 48} -10Z" fill="${lin([
            [0, '#EFFFFF', 0.32],
            [1, '#EFFFFF', 0],
          ])}"/>`,
      )
      .join('') +
    weeds +
    glow(CX, 116, 104, '#FFE28A', 0.85) +
    shadowAt(CX, 212, 92, 18, 0.6) +
    // lid, thrown back
    `<path d="M42 110C40 66 60 48 104 48C148 48 168 66 166 110Z" fill="${lin([
      [0, wood[1]],
      [1, wood[3]],
    ])}" stroke="${g[3]}" stroke-width="3"/><path d="M54 108C54 76 70 62 104 62C138 62 154 76 154 108Z" fill="#2A1204"/><path d="M42 110C40 66 60 48 104 48C148 48 168 66 166 110" fill="none" stroke="${metal(0, 0, 1, 0)}" stroke-width="7"/>` +
    glow(CX, 112, 62, '#FFF3B0', 0.9) +
    pile +
    `<path d="M84 128l10-14 12 14-12 16z" fill="#FF6F91" stroke="#FFE8EF" stroke-width="1.6" stroke-linejoin="round"/><path d="M122 132l8-12 10 12-10 13z" fill="#58E0C0" stroke="#E4FFF7" stroke-width="1.6" stroke-linejoin="round"/>` +
    // body
    `<path d="M34 136H174L166 206C166 210 162 212 158 212H50C46 212 42 210 42 206Z" fill="${lin([
      [0, wood[0]],
      [0.35, wood[1]],
      [1, wood[2]],
    ])}"/><path d="M37 160H171M40 184H168" stroke="${wood[3]}" stroke-opacity=".6" stroke-width="2.4"/><path d="M30 132H178V148H30Z" fill="${metal(0, 0, 1, 0)}"/><path d="M50 148L56 212H72L68 148ZM158 148L152 212H136L140 148Z" fill="${metal(0, 0, 0, 1)}"/><path d="M34 137H174" stroke="#fff" stroke-opacity=".75" stroke-width="2.4"/>` +
    `<path d="M88 140H120V164C120 172 112 178 104 180C96 178 88 172 88 164Z" fill="${metal(0, 0, 1, 1)}" stroke="${g[3]}" stroke-width="2"/><circle cx="104" cy="156" r="5" fill="${g[4]}"/><path d="M102 158h4l2 11h-8z" fill="${g[4]}"/>` +
    `<path d="M0 276V216C30 204 60 222 104 212C146 204 178 220 208 208V276Z" fill="#0A2A5C"/>` +
    coin(40, 214, 12, -14, 0.6) +
    coin(170, 212, 12, 12, 0.6) +
    coin(146, 222, 9, 30, 0.5) +
    fish(44, 64, 0.62, ramp.rose) +
    fish(170, 40, 0.5, ramp.gold, -1) +
    fish(182, 92, 0.4, ramp.jade, -1) +
    bubbles +
    finish(
      ['', '', '', '', '#050C30'],
      sparkle(104, 96, 12, '#FFFBE6') + sparkle(140, 112, 7) + sparkle(66, 116, 7) + sparkle(152, 66, 5),
    )
  );
};

// The proof banner: an envelope whose seal holds, and the draw that comes out of it
const proof = () => {
  const [w, h] = [720, 324];
  const j = ramp.jade;
  return (
    `<rect width="${w}" height="${h}" fill="${lin(
      [
        [0, '#0C3B4A'],
        [0.5, '#0A2A44'],
        [1, '#06122C'],
      ],
      0,
      0,
      1,
      1,
    )}"/>` +
    glow(556, 150, 250, '#2FE0A8', 0.55) +
    rays(556, 150, 30, 460, '#fff', 0.05) +
    shadowAt(556, 286, 150, 22, 0.6) +
    `<path d="M430 142L556 62L682 142V262C682 272 676 278 666 278H446C436 278 430 272 430 262Z" fill="#8FA9C4"/>` +
    ball(494, 76, 30, ramp.violet, '12', -14) +
    ball(624, 70, 28, ramp.rose, '23', 14) +
    ball(558, 52, 36, ramp.gold, '7', -4) +
    `<rect x="456" y="96" width="200" height="120" rx="8" fill="#FFFDF6"/><g stroke="#9DB3C9" stroke-width="6" stroke-linecap="round"><path d="M478 122h120M478 142h156M478 162h96"/></g>` +
    `<path d="M430 142L556 226L682 142V262C682 272 676 278 666 278H446C436 278 430 272 430 262Z" fill="${lin([
      [0, '#FFFFFF'],
      [1, '#CFDDEB'],
    ])}"/><path d="M434 272L532 200M678 272L580 200" stroke="#A9BED2" stroke-width="4" stroke-linecap="round"/><path d="M430 142L556 226L682 142" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>` +
    // seal with its check
    `<circle cx="556" cy="222" r="43" fill="#03231D" opacity=".35"/><circle cx="556" cy="218" r="42" fill="${rad(
      [
        [0, j[1]],
        [0.55, j[2]],
        [1, j[3]],
      ],
      0.4,
      0.32,
      0.8,
    )}"/><circle cx="556" cy="218" r="33" fill="none" stroke="${j[0]}" stroke-opacity=".7" stroke-width="3"/><path d="M540 219L552 231L574 206" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M526 204A34 34 0 0 1 548 186" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>` +
    coin(414, 222, 18, -18, 0.7) +
    coin(694, 96, 17, 20, 0.7) +
    sparkle(450, 108, 11) +
    sparkle(664, 44, 9) +
    sparkle(690, 220, 8, '#C9FFE9') +
    sparkle(520, 40, 6) +
    veil('#06182E')
  );
};

/** The quiet side of a banner, where its text stands. */
const veil = (c, h = 324) =>
  `<rect width="440" height="${h}" fill="${lin(
    [
      [0, c, 0.9],
      [0.6, c, 0.48],
      [1, c, 0],
    ],
    0,
    0,
    1,
    0,
  )}"/>`;

// The Zenith banner: the range at dawn, the star over its summit
const summit = () => {
  const [w, h] = [720, 324];
  const q = rng(44);
  let sky = '';
  for (let i = 0; i < 60; i++)
    sky += `<circle cx="${r2(q() * w)}" cy="${r2(q() * 150)}" r="${r2(0.6 + q() * 1.4)}" fill="#fff" opacity="${r2(0.25 + q() * 0.6)}"/>`;
  let star = '';
  for (let i = 0; i < 10; i++) star += `${i ? 'L' : 'M'}${polar(548, 82, i % 2 ? 17 : 38, -90 + i * 36).join(' ')}`;
  const colours = [ramp.rose, ramp.sea, ramp.gold, ramp.jade, ramp.violet, ramp.ember];
  const names = ['5', '12', '23', '31', '38', '7'];
  const arc = names.map((name, i) => {
    const [x, y] = polar(548, 176, 142, 196 + i * 29.6);
    return ball(x, y, 22, colours[i], name, (i - 2.5) * 9);
  });
  return (
    `<rect width="${w}" height="${h}" fill="${lin([
      [0, '#0B1040'],
      [0.45, '#3A2C96'],
      [0.74, '#D3618F'],
      [0.9, '#FFB37A'],
      [1, '#2A1450'],
    ])}"/>` +
    sky +
    glow(548, 84, 190, '#FFE9B0', 0.7) +
    rays(548, 84, 26, 520, '#fff', 0.06) +
    `<path d="M0 324V262L70 216L130 250L220 188L300 244L360 214L430 266V324ZM720 324V236L672 190L628 232L600 212V324Z" fill="#3B2A78" opacity=".75"/>` +
    `<path d="M548 108L420 324H548Z" fill="#5B49B8"/><path d="M548 108L676 324H548Z" fill="#2C2074"/><path d="M548 108L506 179L528 168L542 190L560 162L576 182L592 182Z" fill="#F4F1FF"/><path d="M548 108L592 182L576 182L560 162Z" fill="#C6BEF0"/><path d="M506 179L468 243L512 226L528 168Z" fill="#8374DA"/><path d="M592 182L628 243L590 228L576 182Z" fill="#41329A"/>` +
    `<path d="M0 304C120 276 220 306 340 290C470 272 600 306 720 282V324H0Z" fill="#1E1350"/>` +
    `<path d="${star}Z" fill="${lin([
      [0, '#FFFBE6'],
      [0.4, gold[1]],
      [1, gold[2]],
    ])}" stroke="#FFF8D6" stroke-width="3" stroke-linejoin="round"/>` +
    arc.join('') +
    sparkle(478, 92, 9) +
    sparkle(622, 104, 10) +
    sparkle(548, 30, 7) +
    veil('#0B0E36')
  );
};

// The Moon banner: three digits on a line under the new moon
const moonlight = () => {
  const [w, h] = [720, 324];
  const q = rng(52);
  let sky = '';
  for (let i = 0; i < 80; i++)
    sky += `<circle cx="${r2(q() * w)}" cy="${r2(q() * 250)}" r="${r2(0.6 + q() * 1.4)}" fill="#fff" opacity="${r2(0.25 + q() * 0.6)}"/>`;
  const lamp = (x, y, digit, c) =>
    `<path d="M${x} ${y - 56}V${y - 84}" stroke="${gold[2]}" stroke-width="3"/><rect x="${x - 34}" y="${y - 52}" width="68" height="106" rx="22" fill="${c[4]}" opacity=".5"/><rect x="${x - 34}" y="${y - 58}" width="68" height="106" rx="22" fill="${lin(
      [
        [0, c[3]],
        [0.24, c[2]],
        [0.5, c[1]],
        [0.78, c[2]],
        [1, c[3]],
      ],
    )}"/><rect x="${x - 24}" y="${y - 36}" width="48" height="62" rx="14" fill="${lin([
      [0, '#E9E2FF'],
      [0.5, '#fff'],
      [1, '#D8CDF5'],
    ])}"/>${digits(digit, x, y - 5, 38, '#2A1068', 2.7)}<path d="M${x - 19} ${y - 50}h38" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`;
  return (
    `<rect width="${w}" height="${h}" fill="${lin([
      [0, '#120A4A'],
      [0.6, '#4A2BB0'],
      [1, '#1A0A44'],
    ])}"/>` +
    sky +
    glow(500, 156, 220, '#FFDF8E', 0.5) +
    `<path d="M520 22A138 138 0 1 0 590 264A118 118 0 1 1 520 22Z" fill="${rad(
      [
        [0, '#FFFDF0'],
        [0.45, '#FFE9A4'],
        [1, '#F0AE3C'],
      ],
      0.26,
      0.44,
      0.85,
    )}"/><path d="M402 92C380 136 384 190 412 228" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/><g fill="#E8A93C" opacity=".35"><circle cx="404" cy="168" r="10"/><circle cx="446" cy="250" r="13"/><circle cx="428" cy="84" r="9"/><circle cx="500" cy="272" r="8"/></g>` +
    `<path d="M430 82H720" stroke="${gold[1]}" stroke-width="5" stroke-linecap="round"/>` +
    lamp(486, 166, '7', ramp.rose) +
    lamp(572, 158, '0', ramp.sea) +
    lamp(658, 166, '3', ramp.jade) +
    cloud(372, 284, 1.1, '#6B4FD8', 0.8) +
    cloud(660, 286, 1.2, '#6B4FD8', 0.8, -1) +
    coin(560, 264, 18, 16, 0.8) +
    sparkle(520, 46, 11, '#FFFBE6') +
    sparkle(690, 40, 9) +
    sparkle(612, 250, 10) +
    sparkle(350, 60, 7, gold[0]) +
    veil('#140A48')
  );
};

// The languages banner: greetings of five scripts would need translating, so five bubbles speak round the globe
const languages = () => {
  const [w, h] = [720, 324];
  const s = ramp.sea;
  const bubble = (x, y, k, c, flip, lines) =>
    `<g transform="translate(${x} ${y}) scale(${k * flip} ${k})"><path d="M-52-34H52C62-34 68-28 68-18V16C68 26 62 32 52 32H-18L-44 54L-40 32H-52C-62 32-68 26-68 16V-18C-68-28-62-34-52-34Z" fill="${lin(
      [
        [0, c[1]],
        [1, c[2]],
      ],
    )}"/><path d="M-54-26H50" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/><g stroke="#fff" stroke-width="8" stroke-linecap="round">${lines}</g></g>`;
  return (
    `<rect width="${w}" height="${h}" fill="${lin(
      [
        [0, '#0E2E6E'],
        [0.6, '#0B2358'],
        [1, '#071238'],
      ],
      0,
      0,
      1,
      1,
    )}"/>` +
    glow(548, 162, 240, '#3FA0FF', 0.6) +
    rays(548, 162, 26, 460, '#fff', 0.05) +
    `<circle cx="548" cy="166" r="92" fill="${rad(
      [
        [0, '#E4FAFF'],
        [0.3, s[1]],
        [0.75, s[2]],
        [1, s[3]],
      ],
      0.36,
      0.3,
      0.8,
    )}"/><g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.4"><ellipse cx="548" cy="166" rx="40" ry="92"/><path d="M456 166H640M468 120H628M468 212H628M548 74V258"/></g><g fill="${ramp.jade[1]}" opacity=".85"><path d="M496 108C516 96 540 100 544 116C536 130 520 128 514 142C498 140 486 124 496 108Z"/><path d="M574 140C592 128 620 138 622 158C616 178 596 176 590 196C574 200 564 184 570 170C562 160 564 148 574 140Z"/><path d="M508 192C522 186 534 196 530 210C522 222 510 218 506 206Z"/></g><path d="M480 130A78 78 0 0 1 524 94" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"/>` +
    bubble(448, 88, 0.86, ramp.rose, 1, '<path d="M-38-6H34M-38 14H10"/>') +
    bubble(656, 78, 0.8, ramp.gold, -1, '<path d="M-36 4h.1M0 4h.1M36 4h.1" stroke-width="14"/>') +
    bubble(436, 236, 0.78, ramp.violet, 1, '<path d="M-36 6C-24-12-12 18 0 2S24-12 36 6" fill="none"/>') +
    bubble(662, 226, 0.84, ramp.jade, -1, '<path d="M-38-6H20M-38 14H36"/>') +
    bubble(548, 286, 0.62, ramp.ember, 1, '<path d="M-26-8L0 14L26-8" fill="none" stroke-linejoin="round"/>') +
    sparkle(548, 44, 9) +
    sparkle(704, 150, 8) +
    sparkle(380, 160, 8, '#CFE8FF') +
    veil('#081A44')
  );
};

// The shelf banner: three games stand in the light of a cabinet, as cards one could take
const shelf = () => {
  const [w, h] = [720, 324];
  const v = ramp.violet;
  const card = (draw, x, y, turn, k) => {
    const edge = `<rect width="${W}" height="${H}" rx="26"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k}) translate(${-W / 2} ${-H})">${shadowAt(W / 2, H + 4, 120, 20, 0.7)}<g clip-path="${clip(edge)}">${draw()}</g><rect x="1.5" y="1.5" width="${W - 3}" height="${H - 3}" rx="25" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/></g>`;
  };
  return (
    `<rect width="${w}" height="${h}" fill="${lin(
      [
        [0, '#3B1F8F'],
        [0.6, '#24125F'],
        [1, '#110733'],
      ],
      0,
      0,
      1,
      1,
    )}"/>` +
    glow(540, 150, 280, '#9C6BFF', 0.7) +
    rays(540, 150, 28, 480, '#fff', 0.06) +
    bokeh(9, 71, v[1], 0.3) +
    `<path d="M0 274H720V324H0Z" fill="${lin([
      [0, v[3]],
      [1, v[4]],
    ])}"/><path d="M0 274H720" stroke="${gold[1]}" stroke-width="5"/><path d="M0 281H720" stroke="${gold[3]}" stroke-width="6" opacity=".6"/>` +
    card(T.rapid, 438, 272, -7, 0.62) +
    card(T.wheel, 642, 272, 7, 0.62) +
    card(T.zenith, 540, 274, 0, 0.84) +
    coin(382, 258, 19, -16, 0.8) +
    coin(470, 264, 14, 14, 0.8) +
    coin(612, 263, 16, -10, 0.8) +
    sparkle(462, 62, 11) +
    sparkle(634, 62, 12) +
    sparkle(702, 120, 8) +
    sparkle(388, 120, 8, v[0]) +
    veil('#160A40')
  );
};

// The money banner: gold in whole pieces, ingots and stacks of coins on red
const treasury = () => {
  const [w, h] = [720, 324];
  const e = ramp.ember;
  const stack = (x, y, n, r) =>
    shadowAt(x, y + r * 0.5, r * 1.5, r * 0.4, 0.6) +
    Array.from({ length: n }, (_, i) => coin(x + (i % 3) - 1, y - i * r * 0.36, r, 0, 0.42)).join('');
  return (
    `<rect width="${w}" height="${h}" fill="${lin(
      [
        [0, '#C2202C'],
        [0.6, '#93101F'],
        [1, '#5C0815'],
      ],
      0,
      0,
      1,
      1,
    )}"/>` +
    glow(552, 150, 260, '#FFB14A', 0.75) +
    rays(552, 160, 28, 460, '#FFE9B0', 0.1) +
    `<ellipse cx="552" cy="284" rx="190" ry="26" fill="${e[4]}" opacity=".55"/>` +
    stack(432, 262, 6, 40) +
    stack(676, 262, 9, 38) +
    `<g transform="translate(552 96)">${shadowAt(0, 62, 96, 14, 0.5)}</g>` +
    ingot(500, 226, 1.08) +
    ingot(610, 228, 1.08) +
    ingot(554, 160, 1.3) +
    coin(444, 92, 20, -22) +
    coin(660, 76, 18, 26, 0.7) +
    coin(556, 268, 24, 8, 0.7) +
    sparkle(554, 72, 14, '#FFFBE6') +
    sparkle(486, 128, 9, '#FFF2C2') +
    sparkle(640, 140, 9, '#FFF2C2') +
    sparkle(702, 190, 8, '#FFF2C2') +
    cloud(372, 300, 0.9, '#E9A94A', 0.5) +
    cloud(700, 312, 0.9, '#E9A94A', 0.5, -1) +
    veil('#7C0A1A')
  );
};

const art = new URL('../', import.meta.url);
/** Lotteries stand on every page of home; the drawings of other games are a set. */
const lotteries = ['rapid', 'zenith', 'crescent'];
const fileOf = (name) => (lotteries.includes(name) ? `tile-${name}.svg` : `games/${name}.svg`);
for (const [name, draw] of Object.entries(T)) writeFileSync(new URL(fileOf(name), art), build('', W, H, draw));
for (const [name, draw] of Object.entries({ proof, summit, moonlight, languages, shelf, treasury })) {
  writeFileSync(new URL(`banner-${name}.svg`, art), build('', 720, 324, draw));
}
