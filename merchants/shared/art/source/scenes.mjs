// Draws banners, card art, logos, emblems and flags from the shapes of tiles.mjs.
import { writeFileSync } from 'node:fs';
import {
  build,
  clip,
  cloud,
  coin,
  glow,
  lanternShape,
  lin,
  lotusFlower,
  metal,
  palette as R,
  r2,
  rad,
  rays,
  rng,
  shadowAt,
  sparkle,
} from './tiles.mjs';

const W = 720;
const H = 324;

const merchants = new URL('../../../', import.meta.url);
const save = (name, w, h, body) => writeFileSync(new URL(`${name}.svg`, merchants), build('', w, h, body));
const stars = (n, seed, w, h) => {
  const q = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<circle cx="${r2(q() * w)}" cy="${r2(q() * h)}" r="${r2(0.6 + q() * 1.5)}" fill="#fff" opacity="${r2(0.25 + q() * 0.7)}"/>`;
  return s;
};
const wave = (x0, x1, y, amp, f, ph, n = 16) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    return [x0 + (x1 - x0) * t, y + Math.sin(t * f + ph) * amp + Math.sin(t * f * 2.3 + ph) * amp * 0.35];
  });
// a curtain of light: overlapping strips that share one gradient, so each strip fades by itself
const ribbon = (p, hgt, c, a, fade = 0) => {
  const g = lin([
    [0, c[1], 0],
    [0.4, c[1], 0.42],
    [0.82, c[0], 0.95],
    [1, c[0], 0],
  ]);
  let s = '';
  const q = rng(Math.round(hgt + p[0][1]));
  const x0 = p[0][0],
    x1 = p[p.length - 1][0],
    n = 64,
    w = (x1 - x0) / n;
  const yAt = (x) => {
    for (let i = 1; i < p.length; i++)
      if (x <= p[i][0]) {
        const [ax, ay] = p[i - 1],
          [bx, by] = p[i],
          t = (x - ax) / (bx - ax),
          e = t * t * (3 - 2 * t);
        return ay + (by - ay) * e;
      }
    return p[p.length - 1][1];
  };
  for (let i = 0; i < n; i++) {
    const x = x0 + i * w,
      y = yAt(x),
      t = i / n,
      k = 0.62 + 0.3 * Math.sin(t * 9 + hgt) + q() * 0.14,
      o = a * (0.62 + 0.38 * Math.sin(t * 15 + p[0][1])) * (fade ? Math.min(1, t / fade) : 1);
    s += `<path d="M${Math.round(x)} ${Math.round(y)}h${Math.ceil(w * 1.9)}l18 ${-Math.round(hgt * k)}h${-Math.ceil(w * 1.9)}z" opacity="${r2(o * 10) / 10}"/>`;
  }
  return `<g fill="${g}">${s}</g>`;
};
const aurora = (w, h) =>
  `<rect width="${w}" height="${h}" fill="${lin([
    [0, '#070B22'],
    [0.55, '#12204E'],
    [0.72, '#1E4664'],
    [1, '#081428'],
  ])}"/>` +
  stars(90, 6, w, h * 0.6) +
  ribbon(wave(-20, w + 20, h * 0.6, h * 0.09, 7, 0.4), h * 0.6, ['#3DF0B0', '#8C6CFF'], 0.62) +
  ribbon(wave(-20, w + 20, h * 0.5, h * 0.08, 6, 2.2), h * 0.5, ['#55D8FF', '#B07CFF'], 0.36) +
  ribbon(wave(w * 0.3, w + 20, h * 0.66, h * 0.06, 5, 1.2), h * 0.5, ['#9BFFD0', '#7A6CFF'], 0.42, 0.4);
const mountains = (w, h, y) =>
  `<path d="M0 ${y}L${w * 0.1} ${y - h * 0.16}L${w * 0.17} ${y - h * 0.09}L${w * 0.28} ${y - h * 0.24}L${w * 0.36} ${y - h * 0.12}L${w * 0.44} ${y - h * 0.18}L${w * 0.54} ${y - h * 0.06}L${w * 0.66} ${y - h * 0.2}L${w * 0.76} ${y - h * 0.08}L${w * 0.88} ${y - h * 0.22}L${w} ${y - h * 0.1}V${y}Z" fill="#1B2E5C"/><path d="M${w * 0.28} ${y - h * 0.24}L${w * 0.31} ${y - h * 0.19}L${w * 0.285} ${y - h * 0.17}L${w * 0.27} ${y - h * 0.2}L${w * 0.25} ${y - h * 0.17}ZM${w * 0.88} ${y - h * 0.22}L${w * 0.91} ${y - h * 0.18}L${w * 0.885} ${y - h * 0.16}L${w * 0.855} ${y - h * 0.17}Z" fill="#BFEFE8" opacity=".65"/><path d="M0 ${y}L${w * 0.06} ${y - h * 0.06}L${w * 0.16} ${y - h * 0.12}L${w * 0.24} ${y - h * 0.03}L${w * 0.4} ${y - h * 0.09}L${w * 0.52} ${y - h * 0.02}L${w * 0.7} ${y - h * 0.1}L${w * 0.84} ${y - h * 0.03}L${w} ${y - h * 0.08}V${y + 2}H0Z" fill="#0C1738"/>`;
const gift = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${shadowAt(0, 66, 90, 16, 0.7)}<path d="M-56-14H56V56C56 60 53 63 49 63H-49C-53 63-56 60-56 56Z" fill="${lin(
    [
      [0, '#6C52F2'],
      [1, '#2F1C93'],
    ],
  )}"/><path d="M-56-14H0V63H-49C-53 63-56 60-56 56Z" fill="#fff" opacity=".08"/><rect x="-13" y="-14" width="26" height="77" fill="${lin(
    [
      [0, '#9CFFDC'],
      [1, '#1FBF8A'],
    ],
  )}"/><rect x="-66" y="-40" width="132" height="30" rx="7" fill="${lin([
    [0, '#A08BFF'],
    [1, '#5236D6'],
  ])}"/><rect x="-14" y="-40" width="28" height="30" fill="${lin([
    [0, '#D3FFEF'],
    [1, '#3DE0A8'],
  ])}"/><path d="M-62-36H62" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M0-40C-14-76-58-82-58-58C-58-42-24-38 0-40ZM0-40C14-76 58-82 58-58C58-42 24-38 0-40Z" fill="${lin(
    [
      [0, '#D3FFEF'],
      [1, '#2CCB97'],
    ],
  )}"/><path d="M-8-44C-18-62-42-68-44-58C-44-50-24-46-8-44ZM8-44C18-62 42-68 44-58C44-50 24-46 8-44Z" fill="#128A66" opacity=".55"/><rect x="-11" y="-52" width="22" height="18" rx="7" fill="${lin(
    [
      [0, '#E6FFF6'],
      [1, '#35D6A0'],
    ],
  )}"/></g>`;
save(
  'aurora/art/banner-brand',
  W,
  H,
  () =>
    aurora(W, H) +
    mountains(W, H, 250) +
    `<rect y="250" width="${W}" height="74" fill="${lin([
      [0, '#1C5A66'],
      [1, '#081226'],
    ])}"/><g stroke="#8CFFD8" stroke-linecap="round" stroke-width="2.5" opacity=".4"><path d="M440 264h90M560 272h120M400 284h70M500 294h130M420 306h60M620 308h70"/></g>` +
    glow(560, 190, 190, '#6BFFD0', 0.5) +
    gift(556, 206, 1.2) +
    coin(446, 128, 20, -20) +
    coin(664, 110, 24, 24, 0.7) +
    coin(648, 246, 17, 12) +
    coin(470, 262, 22, -14) +
    coin(556, 70, 15, 40, 0.5) +
    sparkle(500, 92, 14) +
    sparkle(628, 176, 10) +
    sparkle(462, 190, 8) +
    `<rect width="460" height="${H}" fill="${lin(
      [
        [0, '#070B20', 0.86],
        [0.6, '#070B20', 0.5],
        [1, '#070B20', 0],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
);
const hills = (w, y, amp, f, ph, fill, line) => {
  const p = wave(-10, w + 10, y, amp, f, ph, 10);
  const d = p
    .map(([x, yy], i) => {
      if (!i) return `M${r2(x)} ${r2(yy)}`;
      const [px, py] = p[i - 1],
        mx = (px + x) / 2;
      return `C${r2(mx)} ${r2(py)} ${r2(mx)} ${r2(yy)} ${r2(x)} ${r2(yy)}`;
    })
    .join('');
  return `<path d="${d}V340H-10Z" fill="${fill}"/><path d="${d}" fill="none" stroke="${line}" stroke-width="2"/>`;
};
save(
  'lotus/art/banner-brand',
  W,
  H,
  () =>
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#C2202C'],
      [0.6, '#A11321'],
      [1, '#6E0A18'],
    ])}"/>` +
    glow(540, 130, 240, '#FF9A4A', 0.6) +
    `<circle cx="546" cy="140" r="104" fill="${lin([
      [0, '#FFEFB4'],
      [0.5, '#FFD067'],
      [1, '#F09A2C'],
    ])}"/><circle cx="546" cy="140" r="118" fill="none" stroke="#FFD88A" stroke-opacity=".5" stroke-width="2"/><circle cx="546" cy="140" r="132" fill="none" stroke="#FFD88A" stroke-opacity=".25" stroke-width="2"/>` +
    cloud(420, 88, 0.9, '#E9A94A', 0.6) +
    cloud(676, 166, 0.9, '#E9A94A', 0.6, -1) +
    lanternShape(664, 84, 0.46) +
    lanternShape(432, 70, 0.3, 0.9) +
    hills(W, 236, 16, 8, 0.5, '#8E0F20', '#E8B25A') +
    hills(W, 262, 14, 9, 2.4, '#7A0B1C', '#D79C45') +
    `<ellipse cx="552" cy="276" rx="118" ry="17" fill="${lin([
      [0, '#3F9C6C'],
      [1, '#0C4A38'],
    ])}"/>` +
    lotusFlower(552, 272, 1.3) +
    glow(552, 214, 50, '#FFF1B8', 0.7) +
    hills(W, 296, 10, 10, 1, '#64091A', '#C98F3C') +
    coin(446, 214, 20, -14) +
    coin(664, 232, 22, 14) +
    sparkle(552, 190, 13, '#FFFBE6') +
    sparkle(470, 150, 9, '#FFF2C2') +
    sparkle(636, 60, 8, '#FFF2C2') +
    `<rect width="440" height="${H}" fill="${lin(
      [
        [0, '#7C0A1A', 0.92],
        [0.6, '#8A0E1D', 0.55],
        [1, '#8A0E1D', 0],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
);
const ball = (x, y, r, c, n, rot = 0) =>
  shadowAt(x, y + r * 1.02, r * 0.8, r * 0.22, 0.4) +
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
  )}"/><g transform="translate(${x} ${y}) rotate(${rot})"><circle r="${r2(r * 0.54)}" fill="#FFFDF6"/><text y="${r2(r * 0.24)}" text-anchor="middle" font-family="Roboto,Arial,sans-serif" font-weight="700" font-size="${r2(r * 0.66)}" fill="#1A1430">${n}</text></g><path d="M${r2(x - r * 0.7)} ${r2(y - r * 0.38)}A${r2(r * 0.82)} ${r2(r * 0.82)} 0 0 1 ${r2(x - r * 0.1)} ${r2(y - r * 0.8)}" stroke="#fff" stroke-width="${r2(r * 0.1)}" stroke-linecap="round" fill="none" opacity=".85"/>`;
save(
  'shared/art/banner-draw',
  W,
  H,
  () =>
    `<rect width="${W}" height="${H}" fill="${lin(
      [
        [0, '#1A2C86'],
        [0.5, '#10246C'],
        [1, '#081038'],
      ],
      0,
      0,
      1,
      1,
    )}"/>` +
    glow(550, 160, 260, '#3FA0FF', 0.75) +
    rays(550, 160, 28, 460, '#fff', 0.06) +
    stars(30, 12, W, H) +
    `<circle cx="550" cy="160" r="138" fill="${rad([
      [0, '#fff', 0.04],
      [0.75, '#BFE4FF', 0.1],
      [1, '#DDF1FF', 0.38],
    ])}" stroke="#DDF1FF" stroke-opacity=".6" stroke-width="3"/>` +
    ball(496, 92, 34, R.rose, '08', -14) +
    ball(584, 84, 30, R.jade, '21', 16) +
    ball(634, 140, 34, R.violet, '33', 8) +
    ball(462, 172, 32, R.sea, '14', -20) +
    ball(610, 214, 34, R.gold, '27', 12) +
    ball(500, 236, 34, R.violet, '05', -8) +
    ball(550, 158, 46, R.ember, '45', -6) +
    `<path d="M440 92A134 134 0 0 1 520 30" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".65"/><path d="M664 224A136 136 0 0 1 620 274" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".35"/>` +
    coin(414, 268, 20, -18) +
    coin(690, 70, 18, 24, 0.6) +
    sparkle(600, 52, 10) +
    sparkle(430, 120, 8) +
    `<rect width="430" height="${H}" fill="${lin(
      [
        [0, '#0A1440', 0.9],
        [0.6, '#0A1440', 0.5],
        [1, '#0A1440', 0],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
);
// balance card art (transparent, lies over --card-hero)
save(
  'aurora/art/card',
  656,
  360,
  () =>
    ribbon(wave(150, 690, 300, 30, 6, 0.2), 300, ['#3DF0B0', '#8C6CFF'], 0.5, 0.6) +
    ribbon(wave(260, 690, 340, 22, 5, 2), 280, ['#58C8FF', '#A87CFF'], 0.4, 0.6) +
    ribbon(wave(360, 690, 250, 26, 5, 4), 230, ['#9BFFD0', '#6A6CFF'], 0.36, 0.6),
);
save('lotus/art/card', 656, 360, () => {
  let s = '';
  for (let k = 0; k < 3; k++)
    for (let i = 0; i < 9; i++) {
      const a = -88 + i * 22;
      const len = 210 - k * 58,
        w = 52 - k * 13;
      s += `<path transform="translate(540 330) rotate(${a})" d="M0 0C${-w} ${-len * 0.3} ${-w * 0.9} ${-len * 0.72} 0 ${-len}C${w * 0.9} ${-len * 0.72} ${w} ${-len * 0.3} 0 0Z"/>`;
    }
  return (
    glow(540, 300, 300, '#FF8A3C', 0.35) +
    `<g fill="#FFD27A" fill-opacity=".05" stroke="#FFD27A" stroke-opacity=".36" stroke-width="2">${s}</g>`
  );
});
// paper pattern of Lotus, faint
save('lotus/art/pattern', 64, 32, () => {
  let o = '';
  for (const [y, xs] of [
    [-16, [32]],
    [0, [0, 64]],
    [16, [32]],
    [32, [0, 64]],
    [48, [32]],
  ])
    for (const x of xs)
      o +=
        `<circle cx="${x}" cy="${y}" r="31.5" fill="#FBF6ED"/>` +
        [31.5, 24, 16.5, 9]
          .map(
            (r) =>
              `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#C79A4C" stroke-opacity=".38" stroke-width="1"/>`,
          )
          .join('');
  return o;
});
// logos
const aur = (x0, c) => {
  let x = x0,
    d = '';
  for (const ch of 'aurora') {
    if (ch === 'a') {
      d += `M${x + 20} 10V30M${x + 20} 20a10 10 0 1 1-20 0a10 10 0 1 1 20 0`;
      x += 28;
    }
    if (ch === 'u') {
      d += `M${x} 10V20a10 10 0 0 0 20 0V10`;
      x += 28;
    }
    if (ch === 'r') {
      d += `M${x} 30V20a10 10 0 0 1 10-10`;
      x += 18;
    }
    if (ch === 'o') {
      d += `M${x} 20a10 10 0 1 1 20 0a10 10 0 1 1-20 0`;
      x += 28;
    }
  }
  return [
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    x,
  ];
};
const amark = () => {
  const g = lin(
    [
      [0, '#8C7BFF'],
      [0.5, '#4FD2E6'],
      [1, '#3DF0B0'],
    ],
    1,
    0,
    0,
    1,
  );
  return `<path d="M5 34C10 26 14 14 20 5C26 14 30 26 35 34" fill="none" stroke="${g}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M12.5 27C17 22 23 30 29 24" fill="none" stroke="${lin(
    [
      [0, '#3DF0B0'],
      [1, '#8C7BFF'],
    ],
    0,
    0,
    1,
    0,
  )}" stroke-width="4" stroke-linecap="round"/>`;
};
save('aurora/art/logo', 200, 40, () => amark() + aur(48, '#F3F6FF')[0]);
save(
  'aurora/art/mark',
  96,
  96,
  () =>
    `<rect width="96" height="96" rx="22" fill="${lin([
      [0, '#1A2450'],
      [1, '#0A0E22'],
    ])}"/>` +
    `<g clip-path="${clip('<rect width="96" height="96" rx="22"/>')}">` +
    glow(60, 20, 60, '#8C7BFF', 0.5) +
    glow(24, 80, 50, '#3DF0B0', 0.4) +
    `</g>` +
    `<g transform="translate(16 14) scale(1.6)">${amark()}</g>`,
);
const pet = (x, y, len, w, rot, f) =>
  `<path transform="translate(${x} ${y}) rotate(${rot})" d="M0 0C${-w} ${-len * 0.3} ${-w * 0.9} ${-len * 0.72} 0 ${-len}C${w * 0.9} ${-len * 0.72} ${w} ${-len * 0.3} 0 0Z" fill="${f}"/>`;
const lmark = (a, b, c) =>
  pet(20, 33, 25, 8, -70, c) +
  pet(20, 33, 25, 8, 70, c) +
  pet(20, 33, 27, 8.5, -38, b) +
  pet(20, 33, 27, 8.5, 38, b) +
  pet(20, 33, 29, 8.5, 0, a);
const lw = (c) =>
  `<path d="M52 9V31H64M90 20a11 11 0 1 1-22 0a11 11 0 1 1 22 0M96 9H114M105 9V31M121 9V22a8.5 8.5 0 0 0 17 0V9M158.5 12.5C156 8 146.5 7.5 146.5 14.2C146.5 21.5 159.5 18 159.5 25.5C159.5 32.5 148 32.5 145.5 27" fill="none" stroke="${c}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
save(
  'lotus/art/logo',
  164,
  40,
  () =>
    lmark(
      lin([
        [0, '#D92B36'],
        [1, '#9C0F1B'],
      ]),
      lin([
        [0, '#C81F2B'],
        [1, '#86101B'],
      ]),
      lin([
        [0, '#E3B04E'],
        [1, '#B47A1E'],
      ]),
    ) + lw('#7A0D18'),
);
save(
  'lotus/art/mark',
  96,
  96,
  () =>
    `<rect width="96" height="96" rx="22" fill="${lin([
      [0, '#CB2430'],
      [1, '#8C0D19'],
    ])}"/><rect x="5" y="5" width="86" height="86" rx="18" fill="none" stroke="#F2C46A" stroke-opacity=".6" stroke-width="1.5"/><g transform="translate(14 9) scale(1.7)">${lmark(
      lin([
        [0, '#FFF3CF'],
        [1, '#F2BE5A'],
      ]),
      lin([
        [0, '#FFE3A0'],
        [1, '#E0A23C'],
      ]),
      lin([
        [0, '#F5C766'],
        [1, '#C98526'],
      ]),
    )}</g>`,
);
// VIP emblem
save(
  'shared/art/vip-jade',
  96,
  96,
  () =>
    `<path d="M48 4L84 22V56C84 74 66 86 48 92C30 86 12 74 12 56V22Z" fill="${metal(0, 0, 1, 1)}"/><path d="M48 11L78 26V55C78 70 63 80 48 85C33 80 18 70 18 55V26Z" fill="${lin(
      [
        [0, R.jade[3]],
        [1, R.jade[4]],
      ],
    )}"/><path d="M30 40L38 30H58L66 40L48 66Z" fill="${R.jade[2]}"/><path d="M30 40H66L48 66Z" fill="${R.jade[3]}"/><path d="M38 30L30 40H40L48 30ZM58 30L66 40H56L48 30Z" fill="${R.jade[1]}"/><path d="M40 40L48 30L56 40L48 66Z" fill="${R.jade[2]}"/><path d="M40 40L48 30L56 40Z" fill="${R.jade[0]}"/>` +
    sparkle(34, 28, 7),
);
// avatar: night fox as abstract badge
save(
  'shared/art/avatar',
  96,
  96,
  () =>
    `<rect width="96" height="96" fill="${lin(
      [
        [0, R.violet[2]],
        [1, R.sea[3]],
      ],
      0,
      0,
      1,
      1,
    )}"/><path d="M18 18L40 34H56L78 18L76 58C70 74 58 82 48 86C38 82 26 74 20 58Z" fill="${lin([
      [0, '#FFB56B'],
      [1, '#E8602C'],
    ])}"/><path d="M20 58C30 50 38 56 48 86C38 82 26 74 20 58ZM76 58C66 50 58 56 48 86C58 82 70 74 76 58Z" fill="#FFF5E6"/><path d="M23 27L36 36L26 44ZM73 27L60 36L70 44Z" fill="#5A1F2E"/><circle cx="36" cy="53" r="4" fill="#2A1020"/><circle cx="60" cy="53" r="4" fill="#2A1020"/><path d="M43 76H53L48 84Z" fill="#2A1020"/>`,
);
// flags 32x24
const fl = (n, f) => save(`shared/art/flag-${n}`, 32, 24, f);
const star5 = (x, y, r, c) => {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5,
      k = i % 2 ? r * 0.4 : r;
    d += `${i ? 'L' : 'M'}${r2(x + k * Math.cos(a))} ${r2(y + k * Math.sin(a))}`;
  }
  return `<path d="${d}Z" fill="${c}"/>`;
};
const bars = (...c) =>
  c
    .map((v, i) => `<rect y="${r2((24 / c.length) * i)}" width="32" height="${r2(24 / c.length + 0.1)}" fill="${v}"/>`)
    .join('');
fl('vn', () => `<rect width="32" height="24" fill="#DA251D"/>${star5(16, 12.5, 7, '#FFDE00')}`);
fl(
  'ph',
  () =>
    bars('#0038A8', '#CE1126') +
    `<path d="M0 0L20 12L0 24Z" fill="#fff"/><circle cx="6.5" cy="12" r="3" fill="#FCD116"/>`,
);
fl('mm', () => bars('#FECB00', '#34B233', '#EA2839') + star5(16, 12.5, 8, '#fff'));
fl(
  'pk',
  () =>
    `<rect width="32" height="24" fill="#01411C"/><rect width="8" height="24" fill="#fff"/><path d="M24.5 15.5A6 6 0 1 1 21 6.5A5 5 0 1 0 24.5 15.5Z" fill="#fff"/>` +
    star5(24, 8.5, 2.4, '#fff'),
);
fl(
  'th',
  () =>
    `<rect width="32" height="24" fill="#A51931"/><rect y="4" width="32" height="16" fill="#F4F5F8"/><rect y="8" width="32" height="8" fill="#2D2A4A"/>`,
);
fl('id', () => bars('#CE1126', '#fff'));
fl('bd', () => `<rect width="32" height="24" fill="#006A4E"/><circle cx="14.5" cy="12" r="7" fill="#F42A41"/>`);
fl(
  'br',
  () =>
    `<rect width="32" height="24" fill="#009B3A"/><path d="M16 3L29 12L16 21L3 12Z" fill="#FEDF00"/><circle cx="16" cy="12" r="5" fill="#002776"/><path d="M11.3 10.8C14.5 10 18.5 11.2 20.6 13.8" stroke="#fff" stroke-width="1" fill="none"/>`,
);
fl(
  'in',
  () =>
    bars('#FF9933', '#fff', '#138808') +
    `<circle cx="16" cy="12" r="3" fill="none" stroke="#000080" stroke-width=".8"/><circle cx="16" cy="12" r=".8" fill="#000080"/>`,
);
fl(
  'gb',
  () =>
    `<rect width="32" height="24" fill="#012169"/><path d="M0 0L32 24M32 0L0 24" stroke="#fff" stroke-width="5"/><path d="M0 0L32 24M32 0L0 24" stroke="#C8102E" stroke-width="2"/><path d="M16 0V24M0 12H32" stroke="#fff" stroke-width="8"/><path d="M16 0V24M0 12H32" stroke="#C8102E" stroke-width="4.6"/>`,
);
