// Draws the first eighteen game tiles from shared shapes and ramps. Run: node tiles.mjs
import { writeFileSync } from 'node:fs';

const W = 208,
  H = 276,
  CX = 104;
export const ramp = {
  // highlight, light, body, shade, deep
  gold: ['#FFF8D6', '#FFDD75', '#F3A925', '#AD620D', '#4F2404'],
  ember: ['#FFE0B5', '#FF8A55', '#E2303B', '#8F0F2D', '#36051A'],
  jade: ['#DDFFEC', '#77F2BE', '#1BB883', '#076B52', '#032C27'],
  sea: ['#DAF8FF', '#66D6F7', '#1D93DA', '#104F8E', '#071D3F'],
  violet: ['#F3E7FF', '#BC9CFF', '#8052F0', '#4621A6', '#180A42'],
  rose: ['#FFE8EF', '#FFA6BF', '#F2578A', '#A31F5C', '#3D0827'],
  night: ['#D3DDFF', '#6B83DB', '#2F4098', '#151F58', '#070B24'],
  ivory: ['#FFFFFF', '#FFF9EA', '#F1E4C8', '#C2AA80', '#6B5637'],
};
// Gradients and clips of the picture being drawn: body → id, so that equal ones stand once.
let defs = new Map();
const define = (letter, tag, attributes, inner) => {
  const body = `<${tag} id=""${attributes}>${inner}</${tag}>`;
  if (!defs.has(body)) defs.set(body, letter + (defs.size + 1));
  return `url(#${defs.get(body)})`;
};
const r2 = (n) => Math.round(n * 10) / 10;
const rng = (seed) => () => {
  seed |= 0;
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const st = (stops) =>
  stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a == null ? '' : ` stop-opacity="${a}"`}/>`)
    .join('');
export const lin = (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
  define('g', 'linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, st(stops));
export const rad = (stops, cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy) =>
  define(
    'g',
    'radialGradient',
    (cx === 0.5 && cy === 0.5 && r === 0.5 ? '' : ` cx="${cx}" cy="${cy}" r="${r}"`) +
      (fx === cx && fy === cy ? '' : ` fx="${fx}" fy="${fy}"`),
    st(stops),
  );
export const clip = (inner) => define('c', 'clipPath', '', inner);
const rampLin = (p, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
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
export const metal = (x1 = 0, y1 = 0, x2 = 0, y2 = 1) => {
  const g = ramp.gold;
  return lin(
    [
      [0, g[1]],
      [0.22, g[0]],
      [0.45, g[2]],
      [0.7, g[3]],
      [0.86, g[1]],
      [1, g[2]],
    ],
    x1,
    y1,
    x2,
    y2,
  );
};
// --- shared shapes
export const glow = (cx, cy, r, c, a = 0.8) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${rad([
    [0, c, a],
    [0.45, c, a * 0.42],
    [1, c, 0],
  ])}"/>`;
export const backdrop = (p, cy = 112, deep = p[4]) =>
  `<rect width="${W}" height="${H}" fill="${lin([
    [0, p[3]],
    [0.55, p[3]],
    [1, deep],
  ])}"/>` +
  glow(CX, cy, 150, p[2], 0.95) +
  glow(CX, cy, 84, p[1], 0.55);
export const rays = (cx, cy, n, r, c, a) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = (i / n) * 2 * Math.PI,
      w = (Math.PI / n) * 0.5;
    d += `M${cx} ${cy}L${r2(cx + r * Math.cos(t - w))} ${r2(cy + r * Math.sin(t - w))}L${r2(cx + r * Math.cos(t + w))} ${r2(cy + r * Math.sin(t + w))}Z`;
  }
  return `<path d="${d}" fill="${c}" opacity="${a}"/>`;
};
export const sparkle = (x, y, r, c = '#fff', a = 1) => {
  const k = r * 0.14;
  return `<path d="M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z" fill="${c}" opacity="${a}"/>`;
};
export const stars = (n, seed, y1 = H, c = '#fff') => {
  const q = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<circle cx="${r2(q() * W)}" cy="${r2(q() * y1)}" r="${r2(0.5 + q() * 1.3)}" fill="${c}" opacity="${r2(0.3 + q() * 0.7)}"/>`;
  return s;
};
export const bokeh = (n, seed, c, a = 0.3) => {
  const q = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<circle cx="${r2(q() * W)}" cy="${r2(q() * H)}" r="${r2(3 + q() * 9)}" fill="${c}" opacity="${r2(a * (0.3 + q() * 0.7))}"/>`;
  return s;
};
export const coin = (x, y, r, rot = 0, sq = 0.86) =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(1 ${sq})"><circle cy="${r2(r * 0.16)}" r="${r}" fill="${ramp.gold[3]}"/><circle r="${r}" fill="${metal(0, 0, 1, 1)}"/><circle r="${r2(r * 0.78)}" fill="none" stroke="${ramp.gold[3]}" stroke-width="${r2(r * 0.08)}" opacity=".7"/><path d="M${-r * 0.26} ${-r * 0.26}h${r * 0.52}v${r * 0.52}h${-r * 0.52}z" fill="${ramp.gold[3]}"/><path d="M${r2(-r * 0.7)} ${r2(-r * 0.45)}A${r2(r * 0.83)} ${r2(r * 0.83)} 0 0 1 ${r2(r * 0.1)} ${r2(-r * 0.82)}" fill="none" stroke="#fff" stroke-width="${r2(r * 0.1)}" stroke-linecap="round" opacity=".8"/></g>`;
export const cloud = (x, y, s, c, a = 1, flip = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})" opacity="${a}"><path d="M-60 20C-72 20-74 4-60 2C-60-14-38-18-32-6C-28-28 4-30 8-8C18-20 42-14 38 4C54 0 62 20 46 20Z" fill="${c}"/><path d="M-46 12c-4-8 6-14 11-7M-14 6c-6-14 12-20 16-7 1 6-8 8-9 2M22 10c-4-10 12-12 12-2" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round"/></g>`;
export const shadowAt = (cx, cy, rx, ry, a = 0.5) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${rad([
    [0, '#000', a],
    [1, '#000', 0],
  ])}"/>`;
const foot = (c) =>
  `<rect y="${H - 130}" width="${W}" height="130" fill="${lin([
    [0, c, 0],
    [0.45, c, 0.28],
    [0.72, c, 0.82],
    [1, c, 0.97],
  ])}"/><rect width="${W}" height="60" fill="${lin([
    [0, c, 0.35],
    [1, c, 0],
  ])}"/>`;
export const finish = (p, x = '') => foot(p[4]) + x;
const mirror = (s) => `<g>${s}</g><g transform="translate(${W} 0) scale(-1 1)">${s}</g>`;
const leaf = (cx, cy, len, w, rot, fill, stroke = '') =>
  `<path transform="translate(${r2(cx)} ${r2(cy)}) rotate(${r2(rot)})" d="M0 0C${-w} ${-len * 0.3} ${-w * 0.9} ${-len * 0.72} 0 ${-len}C${w * 0.9} ${-len * 0.72} ${w} ${-len * 0.3} 0 0Z" fill="${fill}"${stroke}/>`;
const T = {};
// --- 1 lantern
const lanternShape = (x, y, s, a = 1) => {
  const e = ramp.ember,
    g = metal(0, 0, 1, 0);
  return `<g transform="translate(${x} ${y}) scale(${s})" opacity="${a}"><path d="M0-62V-170" stroke="${ramp.gold[2]}" stroke-width="2.4"/>
<ellipse rx="66" ry="56" fill="${rad(
    [
      [0, '#FFE9A8'],
      [0.28, '#FFA24D'],
      [0.62, e[2]],
      [1, e[3]],
    ],
    0.5,
    0.52,
    0.56,
    0.46,
    0.5,
  )}"/>
<g fill="none" stroke="#7A0A22" stroke-opacity=".5" stroke-width="2"><ellipse rx="48" ry="56"/><ellipse rx="26" ry="56"/><path d="M0-56V56"/></g><path d="M-52-30C-60-10-60 10-53 28" fill="none" stroke="#FFD9A8" stroke-width="5" stroke-linecap="round" opacity=".5"/>
<circle r="24" fill="${g}"/><circle r="19" fill="${e[3]}"/><g fill="none" stroke="${ramp.gold[1]}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><path d="M-9-9h18v18h-18zM0-15v30M-15 0h30"/></g>
<path d="M-30-58h60l-7 12h-46zM-30 58h60l-7-12h-46z" fill="${g}"/><rect x="-18" y="-66" width="36" height="9" rx="3" fill="${g}"/><rect x="-16" y="57" width="32" height="8" rx="3" fill="${g}"/>
<circle cy="73" r="7" fill="${g}"/><path d="M-9 80h18l3 44h-24z" fill="${lin([
    [0, e[1]],
    [1, e[3]],
  ])}"/><g stroke="#6D0820" stroke-opacity=".5" stroke-width="1.4"><path d="M-5 82l-2 42M0 82v42M5 82l2 42"/></g></g>`;
};
T.lantern = () => {
  const p = ramp.ember;
  return (
    backdrop(p, 118) +
    rays(CX, 118, 18, 220, ramp.gold[1], 0.1) +
    bokeh(14, 5, '#FFC46B', 0.5) +
    lanternShape(30, 66, 0.42, 0.75) +
    lanternShape(182, 92, 0.34, 0.6) +
    lanternShape(168, 24, 0.26, 0.5) +
    glow(CX, 116, 110, '#FFB55C', 0.55) +
    lanternShape(CX, 118, 1) +
    cloud(34, 226, 0.8, ramp.gold[2], 0.5) +
    cloud(186, 214, 0.7, ramp.gold[2], 0.35, -1) +
    finish(p, sparkle(58, 70, 9, '#FFF2C2') + sparkle(160, 160, 7, '#FFF2C2'))
  );
};
// --- 2 dragon
T.dragon = () => {
  const p = ramp.ember,
    j = ramp.jade,
    g = ramp.gold;
  let m = '';
  for (let i = 0; i < 15; i++) {
    const t = -128 + i * (256 / 14);
    m += leaf(
      CX,
      134,
      112 - Math.abs(t) * 0.1,
      24,
      t,
      lin(
        [
          [0, p[2]],
          [0.6, p[1]],
          [1, g[1]],
        ],
        0,
        1,
        0,
        0,
      ),
    );
  }
  for (let i = 0; i < 14; i++) {
    const t = -120 + i * (240 / 13);
    m += leaf(
      CX,
      136,
      88,
      18,
      t,
      lin(
        [
          [0, j[4]],
          [0.6, j[3]],
          [1, j[1]],
        ],
        0,
        1,
        0,
        0,
      ),
    );
  }
  const horn = `<path d="M122 92C132 66 132 44 154 20C152 38 156 42 172 34C164 52 154 58 148 64C144 78 142 88 140 100Z" fill="${lin(
    [
      [0, g[0]],
      [0.4, g[1]],
      [1, g[3]],
    ],
  )}" stroke="${g[4]}" stroke-width="2"/>`;
  const half = `<path d="M104 82C128 80 156 90 164 112C172 132 160 150 150 158C152 178 138 206 104 208Z" fill="${lin(
    [
      [0, j[1]],
      [0.45, j[2]],
      [1, j[3]],
    ],
    0.2,
    0,
    0.9,
    1,
  )}"/><path d="M164 112C172 132 160 150 150 158C148 148 150 138 156 130C148 134 140 132 136 128" fill="${j[3]}" opacity=".55"/>
<path d="M150 158C166 152 178 160 184 172C172 168 164 174 152 182Z" fill="${p[2]}" stroke="${p[3]}" stroke-width="1.5"/>
<path d="M104 168C120 162 140 164 148 172C148 190 132 204 104 206Z" fill="#4A0716"/><path d="M104 190C114 186 126 188 132 194C124 203 114 206 104 206Z" fill="${ramp.rose[2]}"/>
<path d="M112 167l5 10 6-11 6 10 5-9 9 18 5-15" fill="#fff" stroke="none"/><path d="M136 168c2 10 4 16 8 20c3-6 4-12 3-17z" fill="#fff"/>
<path d="M104 138C118 134 138 140 146 152C150 160 146 168 138 168C126 162 116 163 104 166Z" fill="${lin([
    [0, j[0]],
    [0.3, j[1]],
    [1, j[2]],
  ])}" stroke="${j[4]}" stroke-width="2"/><path d="M121 152C126 146 136 147 138 154C134 158 126 158 121 152Z" fill="${j[4]}"/>
<path d="M114 122C124 112 144 108 154 114C150 128 132 134 116 130Z" fill="#FFF7DF" stroke="${j[4]}" stroke-width="3"/><circle cx="134" cy="120" r="8.5" fill="${g[2]}"/><ellipse cx="134" cy="120" rx="3.6" ry="7.6" fill="#1C0508"/><circle cx="137" cy="116.5" r="2.2" fill="#fff"/>
<path d="M108 118C120 100 146 92 174 78C170 98 158 108 142 108C128 108 118 112 112 126Z" fill="${lin([
    [0, g[0]],
    [0.5, g[1]],
    [1, g[2]],
  ])}" stroke="${g[3]}" stroke-width="2"/>
<path d="M144 158C166 172 186 160 190 136C192 122 200 118 206 120" fill="none" stroke="${g[3]}" stroke-width="6" stroke-linecap="round"/><path d="M144 158C166 172 186 160 190 136C192 122 200 118 206 120" fill="none" stroke="${g[1]}" stroke-width="3.6" stroke-linecap="round"/>
<path d="M104 90C116 90 128 94 136 100M104 100C112 100 118 102 122 106" fill="none" stroke="${j[0]}" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/>`;
  return (
    backdrop(p, 126) +
    rays(CX, 130, 20, 230, g[1], 0.12) +
    cloud(26, 44, 0.6, g[2], 0.35) +
    cloud(190, 60, 0.5, g[2], 0.3, -1) +
    m +
    mirror(horn) +
    shadowAt(CX, 208, 70, 16, 0.6) +
    mirror(half) +
    `<path d="M104 84L116 98L104 114L92 98Z" fill="${lin([
      [0, '#FFE0E8'],
      [0.5, ramp.rose[2]],
      [1, ramp.rose[3]],
    ])}" stroke="${g[1]}" stroke-width="3"/>` +
    glow(CX, 214, 40, '#FFE9A8', 0.9) +
    `<circle cx="104" cy="212" r="15" fill="${rad(
      [
        [0, '#fff'],
        [0.5, '#FFE7B0'],
        [1, g[2]],
      ],
      0.4,
      0.35,
      0.65,
    )}"/>` +
    finish(p, sparkle(96, 206, 6) + sparkle(40, 84, 8, '#FFEFB8') + sparkle(186, 96, 6, '#FFEFB8'))
  );
};
// --- 3 dice
const die = (x, y, s, rot, c, pip, pips) => {
  const A = [0, -s],
    B = [s * 0.9, -s * 0.46],
    C = [0, s * 0.1],
    D = [-s * 0.9, -s * 0.46],
    E = [s * 0.9, s * 0.56],
    F = [0, s * 1.12],
    G = [-s * 0.9, s * 0.56];
  const f = (pts, fill) =>
    `<path d="M${pts.map((q) => q.map(r2).join(' ')).join('L')}Z" fill="${fill}" stroke="${fill.startsWith('url') ? c[2] : fill}" stroke-width="${r2(s * 0.16)}" stroke-linejoin="round"/>`;
  const layout = {
    1: [[0.5, 0.5]],
    2: [
      [0.27, 0.27],
      [0.73, 0.73],
    ],
    3: [
      [0.25, 0.25],
      [0.5, 0.5],
      [0.75, 0.75],
    ],
    4: [
      [0.27, 0.27],
      [0.73, 0.27],
      [0.27, 0.73],
      [0.73, 0.73],
    ],
    5: [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.5, 0.5],
      [0.25, 0.75],
      [0.75, 0.75],
    ],
    6: [
      [0.27, 0.22],
      [0.27, 0.5],
      [0.27, 0.78],
      [0.73, 0.22],
      [0.73, 0.5],
      [0.73, 0.78],
    ],
  };
  const face = (O, U, V, n) =>
    layout[n]
      .map(
        ([a, b]) =>
          `<g transform="matrix(${r2(U[0] - O[0])} ${r2(U[1] - O[1])} ${r2(V[0] - O[0])} ${r2(V[1] - O[1])} ${r2(O[0])} ${r2(O[1])})"><circle cx="${a}" cy="${b}" r="${n === 1 ? 0.15 : 0.105}" fill="${n === 1 ? ramp.ember[2] : pip}"/><circle cx="${a + 0.02}" cy="${b + 0.03}" r=".06" fill="#fff" opacity=".18"/></g>`,
      )
      .join('');
  return (
    `<g transform="translate(${x} ${y}) rotate(${rot})">` +
    f(
      [D, C, F, G],
      lin([
        [0, c[2]],
        [1, c[3]],
      ]),
    ) +
    f(
      [C, B, E, F],
      lin([
        [0, c[1]],
        [1, c[2]],
      ]),
    ).replace(`${c[2]}" stroke-width`, `${c[2]}" stroke-width`) +
    f(
      [A, B, C, D],
      lin(
        [
          [0, c[0]],
          [1, c[1]],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    `<path d="M${r2(-s * 0.8)} ${r2(-s * 0.46)}L0 ${r2(s * 0.06)}L${r2(s * 0.8)} ${r2(-s * 0.46)}M0 ${r2(s * 0.1)}V${r2(s)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>` +
    face(A, B, D, pips[0]) +
    face(D, C, G, pips[1]) +
    face(C, B, F, pips[2]) +
    `</g>`
  );
};
T.dice = () => {
  const p = ramp.violet;
  return (
    backdrop(p, 120) +
    rays(CX, 120, 16, 220, p[0], 0.1) +
    bokeh(10, 9, p[1], 0.4) +
    coin(30, 62, 15, -20) +
    coin(184, 92, 12, 30, 0.6) +
    shadowAt(112, 216, 80, 18, 0.6) +
    glow(CX, 130, 90, '#fff', 0.25) +
    die(
      140,
      92,
      42,
      16,
      ramp.ember.map((c, i) => ['#FFC9B0', '#FF6A5C', '#DE2440', '#9A0F30'][i] || c),
      '#FFF6E8',
      [5, 4, 6],
    ) +
    die(76, 148, 50, -12, ['#FFFFFF', '#FFF6E2', '#EBD9B6', '#C4A878'], '#2A1144', [1, 2, 3]) +
    coin(168, 188, 18, 18) +
    coin(36, 214, 13, -14, 0.5) +
    finish(p, sparkle(48, 104, 9) + sparkle(172, 48, 8) + sparkle(130, 210, 6, ramp.gold[0]))
  );
};
// --- 4 koi
const fish = (pal, cx, cy, R, a0, a1, wmax) => {
  const N = 26,
    L = [],
    Rr = [],
    prof = (t) =>
      wmax *
      (t < 0.18
        ? Math.sqrt(t / 0.18) * 0.86 + 0.14 * (t / 0.18)
        : Math.max(0, 1 - (t - 0.18) / 0.82) ** 0.8 * 0.98 + 0.05);
  const pt = (t) => {
    const a = ((a0 + (a1 - a0) * t) * Math.PI) / 180;
    return [cx + R * Math.cos(a), cy + R * Math.sin(a), a];
  };
  for (let i = 0; i <= N; i++) {
    const t = i / N,
      [x, y, a] = pt(t),
      w = i === 0 ? 0 : prof(t);
    L.push([x + w * Math.cos(a), y + w * Math.sin(a)]);
    Rr.push([x - w * Math.cos(a), y - w * Math.sin(a)]);
  }
  const path =
      'M' +
      L.concat(Rr.reverse())
        .map((v) => v.map(r2).join(' '))
        .join('L') +
      'Z',
    c = clip(`<path d="${path}"/>`),
    dir = a1 > a0 ? 1 : -1;
  const deg = (t) => a0 + (a1 - a0) * t + 90 * dir;
  const fin = (t, side, len, w, ang) => {
    const [x, y, a] = pt(t),
      ww = prof(t) * 0.8 * side;
    return leaf(
      x + ww * Math.cos(a),
      y + ww * Math.sin(a),
      len,
      w,
      deg(t) + 90 + ang,
      lin(
        [
          [0, pal[1], 0.95],
          [1, '#fff', 0.35],
        ],
        0,
        1,
        0,
        0,
      ),
      ` stroke="#fff" stroke-opacity=".35"`,
    );
  };
  const [tx, ty] = pt(0.97);
  let s = [-30, -10, 12, 32]
    .map((d) =>
      leaf(
        tx,
        ty,
        40 - Math.abs(d) * 0.2,
        11,
        deg(1) + 90 + d,
        lin(
          [
            [0, pal[1]],
            [1, '#fff', 0.5],
          ],
          0,
          1,
          0,
          0,
        ),
        ` stroke="#fff" stroke-opacity=".3"`,
      ),
    )
    .join('');
  s +=
    fin(0.3, 1, 34, 13, dir * -58) +
    fin(0.3, -1, 34, 13, dir * 58) +
    fin(0.62, 1, 20, 8, dir * -40) +
    fin(0.62, -1, 20, 8, dir * 40);
  s += `<path d="${path}" fill="${pal[0]}" stroke="#fff" stroke-opacity=".5" stroke-width="1"/><g clip-path="${c}">`;
  for (const [t, o, rr] of pal[3]) {
    const [x, y, a] = pt(t);
    s += `<path transform="translate(${r2(x + o * wmax * Math.cos(a))} ${r2(y + o * wmax * Math.sin(a))}) rotate(${r2(deg(t))}) scale(${rr / 12})" d="M-14-4C-16-14-4-14 2-13C12-14 16-8 14 1C16 10 8 14 0 12C-10 14-16 8-14-4Z" fill="${pal[1]}"/>`;
  }
  for (let i = 3; i < 12; i++) {
    const [x, y] = pt(i / 14 + 0.1);
    s += `<circle cx="${r2(x)}" cy="${r2(y)}" r="${r2(wmax * 0.75)}" fill="none" stroke="#7A2B10" stroke-opacity=".12" stroke-width="1.2"/>`;
  }
  const spine = [];
  for (let i = 3; i <= 22; i++) {
    const [x, y] = pt(i / N);
    spine.push([r2(x), r2(y)].join(' '));
  }
  s += `<path d="M${spine.join('L')}" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".28" stroke-linecap="round"/></g>`;
  for (const sd of [1, -1]) {
    const [x, y, a] = pt(0.085),
      w = prof(0.085) * 0.72 * sd;
    s += `<circle cx="${r2(x + w * Math.cos(a))}" cy="${r2(y + w * Math.sin(a))}" r="2.6" fill="#20101A"/>`;
  }
  const [wx, wy, wa] = pt(0.01);
  for (const sd of [1, -1])
    s += leaf(wx + 4 * sd * Math.cos(wa), wy + 4 * sd * Math.sin(wa), 12, 1.6, deg(0) - 90 + sd * dir * 36, pal[2]);
  return s;
};
T.koi = () => {
  const d = ['#0B5F7A', '#0A3A5C'];
  const rip = (x, y, r, a) =>
    [1, 0.72, 0.46]
      .map(
        (k) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r * k}" ry="${r * k * 0.82}" fill="none" stroke="#BFF3FF" stroke-opacity="${a}" stroke-width="1.6"/>`,
      )
      .join('');
  const pad = (x, y, r, rot) =>
    `<g transform="translate(${x} ${y}) rotate(${rot})"><path d="M0 0L${r} ${-r * 0.22}A${r} ${r} 0 1 0 ${r} ${r * 0.22}Z" fill="${lin(
      [
        [0, ramp.jade[1]],
        [0.5, ramp.jade[2]],
        [1, ramp.jade[3]],
      ],
      0,
      0,
      1,
      1,
    )}"/>${[60, 110, 160, 200, 250, 300].map((a) => `<path d="M0 0L${r2(r * 0.9 * Math.cos((a * Math.PI) / 180))} ${r2(r * 0.9 * Math.sin((a * Math.PI) / 180))}" stroke="${ramp.jade[3]}" stroke-opacity=".6" stroke-width="1.4"/>`).join('')}</g>`;
  return (
    `<rect width="${W}" height="${H}" fill="${rad(
      [
        [0, '#37C3D6'],
        [0.5, d[0]],
        [1, '#06233F'],
      ],
      0.5,
      0.42,
      0.75,
    )}"/>` +
    rip(CX, 120, 96, 0.25) +
    rip(30, 44, 30, 0.3) +
    rip(176, 214, 34, 0.25) +
    `<g opacity=".35" transform="translate(7 12)">${fish(['#04253C', '#04253C', '#04253C', []], CX, 118, 58, 238, 82, 19, 3)}${fish(['#04253C', '#04253C', '#04253C', []], CX, 118, 58, 58, -98, 19, 3)}</g>` +
    fish(
      [
        '#FFF9F0',
        '#F0462F',
        '#F7B9A0',
        [
          [0.1, 0, 10],
          [0.36, 0.35, 15],
          [0.64, -0.3, 12],
        ],
      ],
      CX,
      118,
      58,
      238,
      82,
      19,
      3,
    ) +
    fish(
      [
        '#FFC14A',
        '#F07A1C',
        '#FFE2A0',
        [
          [0.12, 0.1, 9],
          [0.4, -0.35, 14],
          [0.68, 0.2, 11],
        ],
      ],
      CX,
      118,
      58,
      58,
      -98,
      19,
      4,
    ) +
    pad(10, 214, 42, -60) +
    pad(198, 26, 38, 130) +
    pad(200, 80, 17, 200) +
    [0, 1, 2, 3, 4].map((i) => leaf(186, 40, 26, 9, -70 + i * 35, rampLin(ramp.rose, 0, 1, 0, 0))).join('') +
    `<circle cx="186" cy="38" r="5" fill="${ramp.gold[1]}"/>` +
    finish(ramp.sea, sparkle(104, 122, 8, '#E8FCFF', 0.9) + sparkle(36, 92, 6, '#E8FCFF', 0.8))
  );
};
// --- 5 jade
T.jade = () => {
  const p = ramp.jade,
    g = ramp.gold;
  let sc = '';
  for (let i = 0; i < 12; i++)
    sc += `<g transform="rotate(${i * 30}) translate(0 -43)"><path d="M-8 4C-8-6 4-8 6 0C6 6-2 6-2 1" fill="none" stroke="${p[4]}" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M-8 5.5C-8-4.5 4-6.5 6 1.5" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.2" stroke-linecap="round"/></g>`;
  const ring = `<path fill-rule="evenodd" d="M0-64A64 64 0 1 1 0 64A64 64 0 1 1 0-64ZM0-21A21 21 0 1 0 0 21A21 21 0 1 0 0-21Z"`;
  return (
    backdrop(p, 126) +
    rays(CX, 126, 20, 220, p[0], 0.09) +
    cloud(28, 60, 0.7, p[1], 0.25) +
    cloud(188, 196, 0.8, p[1], 0.22, -1) +
    `<path d="M104 0V64" stroke="${ramp.ember[2]}" stroke-width="6"/><path d="M104 0V64" stroke="${ramp.ember[1]}" stroke-width="2"/>` +
    `<g transform="translate(104 52)"><g fill="none" stroke="${ramp.ember[3]}" stroke-width="9" stroke-linejoin="round"><path d="M0-18L18 0L0 18L-18 0Z"/></g><g fill="none" stroke="${ramp.ember[2]}" stroke-width="6"><path d="M0-18L18 0L0 18L-18 0Z"/><path d="M-9-9L9 9M9-9L-9 9"/></g><circle r="6" fill="${g[1]}"/></g>` +
    shadowAt(CX, 140, 92, 86, 0.5) +
    `<g transform="translate(104 130)">${ring} fill="${p[4]}" transform="translate(0 6)"/>${ring} fill="${rad(
      [
        [0, '#F2FFF8'],
        [0.3, p[1]],
        [0.68, p[2]],
        [1, p[3]],
      ],
      0.36,
      0.28,
      0.86,
    )}"/><circle r="57" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><circle r="29" fill="none" stroke="${p[4]}" stroke-opacity=".45" stroke-width="3"/><circle r="30.5" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>${sc}<path d="M-56-18A59 59 0 0 1 -8-58" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/><circle cx="-58" cy="-8" r="3" fill="#fff" opacity=".85"/><path d="M50 34A60 60 0 0 1 20 57" fill="none" stroke="${p[0]}" stroke-width="4" stroke-linecap="round" opacity=".5"/></g>` +
    `<circle cx="104" cy="204" r="9" fill="${metal()}"/><path d="M96 212h16l5 56h-26z" fill="${lin([
      [0, ramp.ember[1]],
      [0.4, ramp.ember[2]],
      [1, ramp.ember[3]],
    ])}"/>` +
    finish(p, sparkle(62, 84, 11) + sparkle(160, 170, 8) + sparkle(150, 66, 5))
  );
};
// --- 6 fireworks
const burst = (x, y, R, n, c, seed) => {
  const q = rng(seed);
  let s = glow(x, y, R * 1.15, c[1], 0.55);
  const g = rad([
    [0, '#fff'],
    [0.5, c[0]],
    [1, c[1]],
  ]);
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283 + q() * 0.1,
      r = R * (0.82 + q() * 0.2),
      dr = R * 0.07;
    d += `M${r2(x + R * 0.16 * Math.cos(a))} ${r2(y + R * 0.16 * Math.sin(a))}Q${r2(x + r * 0.6 * Math.cos(a))} ${r2(y + r * 0.6 * Math.sin(a) - 1)} ${r2(x + r * Math.cos(a))} ${r2(y + r * Math.sin(a) + dr)}`;
    s += `<circle cx="${r2(x + r * Math.cos(a))}" cy="${r2(y + r * Math.sin(a) + dr)}" r="${r2(R * 0.032 + 0.6)}" fill="${c[0]}"/>`;
    if (i % 2)
      s += `<circle cx="${r2(x + r * 0.6 * Math.cos(a + 0.12))}" cy="${r2(y + r * 0.6 * Math.sin(a + 0.12))}" r="1.2" fill="#fff" opacity=".8"/>`;
  }
  return (
    s +
    `<path d="${d}" fill="none" stroke="${c[1]}" stroke-width="${r2(R * 0.03 + 0.6)}" stroke-linecap="round" opacity=".9"/><circle cx="${x}" cy="${y}" r="${R * 0.1}" fill="${g}"/>`
  );
};
T.fireworks = () => {
  let sky = '';
  const q = rng(12);
  for (let i = 0; i < 14; i++) {
    const w = 12 + q() * 14,
      h = 20 + q() * 46,
      x = i * 15.5 - 6;
    sky += `<rect x="${r2(x)}" y="${r2(214 - h)}" width="${r2(w)}" height="${r2(h + 10)}" fill="#0B0A2C"/>`;
    for (let k = 0; k < 5; k++)
      if (q() > 0.4)
        sky += `<rect x="${r2(x + 2 + q() * (w - 5))}" y="${r2(214 - h + 4 + q() * (h - 8))}" width="2.2" height="2.8" fill="${q() > 0.5 ? '#FFD27A' : '#FF9DC0'}" opacity=".85"/>`;
  }
  const pag = `<g fill="#120A34"><path d="M88 214V190h32v24zM80 192c6-1 10-5 12-10h24c2 5 6 9 12 10zM92 182v-12h24v12zM84 172c6-1 9-4 10-9h20c1 5 4 8 10 9zM96 163v-10h16v10zM90 155c5-1 8-4 14-14c6 10 9 13 14 14zM103 128h2v16h-2z"/></g><g fill="#FFCB6B"><rect x="100" y="196" width="8" height="18" rx="4"/><rect x="100" y="173" width="8" height="8" rx="1"/></g>`;
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#10104A'],
      [0.45, '#3B1C7C'],
      [0.74, '#A92E86'],
      [0.78, '#2A1358'],
      [1, '#0A0720'],
    ])}"/>` +
    stars(36, 7, 150) +
    burst(66, 76, 62, 22, ['#FFF3C4', '#FFC04A'], 2) +
    burst(156, 56, 44, 18, ['#FFD9EC', '#FF5C9C'], 3) +
    burst(150, 132, 34, 16, ['#D9FFF4', '#42E8C0'], 4) +
    burst(34, 146, 22, 12, ['#E4DCFF', '#9A7CFF'], 8) +
    `<path d="M66 200Q60 150 66 92" stroke="#FFD68A" stroke-width="1.6" fill="none" opacity=".5"/>` +
    sky +
    pag +
    `<rect y="214" width="${W}" height="62" fill="${lin([
      [0, '#3A1A6C'],
      [1, '#0A0720'],
    ])}"/><g opacity=".5"><path d="M40 222h52M60 230h36M120 224h44M110 236h30M30 240h40M132 246h44" stroke="#FFC86E" stroke-width="1.8" stroke-linecap="round"/></g>` +
    finish(['', '', '', '', '#0A0720'], sparkle(66, 76, 12) + sparkle(156, 56, 9))
  );
};
// --- 7 fruit reels
const cherry = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-14 8C-10-18 2-30 18-36M16 8C18-10 20-24 18-36" fill="none" stroke="#2E7D32" stroke-width="4" stroke-linecap="round"/><path d="M18-36C34-46 48-38 50-30C38-24 24-26 18-36Z" fill="${lin(
    [
      [0, '#9BE36B'],
      [1, '#2E8B3D'],
    ],
  )}"/>${[
    [-15, 20],
    [17, 22],
  ]
    .map(
      ([a, b]) =>
        `<circle cx="${a}" cy="${b}" r="18" fill="${rad(
          [
            [0, '#FF9A9A'],
            [0.4, '#E8223F'],
            [1, '#8B0A26'],
          ],
          0.36,
          0.3,
          0.75,
        )}"/><path d="M${a - 9} ${b - 7}a11 11 0 0 1 8-6" stroke="#fff" stroke-width="3.6" stroke-linecap="round" fill="none" opacity=".9"/>`,
    )
    .join('')}</g>`;
const lemon = (x, y, s, rot = -24) =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M-32 0C-28-22 18-26 28-8C34-8 38-4 36 2C38 6 34 8 29 8C20 26-26 24-32 0Z" fill="${rad(
    [
      [0, '#FFFBC4'],
      [0.45, '#FFDB3D'],
      [1, '#E39A0B'],
    ],
    0.38,
    0.3,
    0.8,
  )}"/><path d="M-22-6C-16-14-4-16 4-15" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".85"/></g>`;
const seven = (x, y, s, c = ramp.ember) => {
  const d = 'M-24-32H26V-18C12-2 4 14 2 34H-14C-12 14-4-2 8-16H-10C-12-16-13-14-13-11H-24Z';
  return `<g transform="translate(${x} ${y}) scale(${s})" stroke-linejoin="round"><path d="${d}" transform="translate(2 4)" fill="${c[4]}" stroke="${c[4]}" stroke-width="9"/><path d="${d}" fill="none" stroke="${metal(0, 0, 1, 1)}" stroke-width="9"/><path d="${d}" fill="${lin(
    [
      [0, '#FF9C7A'],
      [0.4, c[2]],
      [1, c[3]],
    ],
  )}"/><path d="M-20-28H22" stroke="#fff" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round"/></g>`;
};
const plum = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><circle r="19" fill="${rad(
    [
      [0, '#D9B4FF'],
      [0.45, '#7B3FE0'],
      [1, '#33107A'],
    ],
    0.36,
    0.3,
    0.8,
  )}"/><path d="M-10-8a13 13 0 0 1 9-6" stroke="#fff" stroke-width="3.6" stroke-linecap="round" fill="none" opacity=".9"/></g>`;
T.reels = () => {
  const p = ramp.rose,
    g = ramp.gold;
  let bulbs = '';
  for (let i = 0; i < 10; i++) {
    bulbs += `<circle cx="${24 + i * 17.8}" cy="62" r="4" fill="${i % 2 ? '#FFF6CE' : '#FF8A55'}"/><circle cx="${24 + i * 17.8}" cy="190" r="4" fill="${i % 2 ? '#FF8A55' : '#FFF6CE'}"/>`;
  }
  for (let i = 0; i < 6; i++)
    bulbs += `<circle cx="19" cy="${82 + i * 18}" r="4" fill="${i % 2 ? '#FFF6CE' : '#FF8A55'}"/><circle cx="189" cy="${82 + i * 18}" r="4" fill="${i % 2 ? '#FF8A55' : '#FFF6CE'}"/>`;
  const strip = (x) =>
      `<rect x="${x}" y="74" width="49" height="104" rx="7" fill="${lin([
        [0, '#9C8A7A'],
        [0.2, '#FFF8EA'],
        [0.5, '#fff'],
        [0.8, '#FFF3DE'],
        [1, '#8B7868'],
      ])}"/>`,
    c = clip('<rect x="28" y="74" width="152" height="104" rx="7"/>');
  return (
    backdrop(p, 120) +
    rays(CX, 126, 22, 230, '#fff', 0.1) +
    shadowAt(CX, 204, 104, 22, 0.6) +
    `<rect x="11" y="54" width="186" height="144" rx="20" fill="${g[4]}"/><rect x="11" y="50" width="186" height="144" rx="20" fill="${metal(0, 0, 1, 1)}"/><rect x="25" y="70" width="158" height="112" rx="10" fill="${p[4]}"/>` +
    bulbs +
    strip(29) +
    strip(79.5) +
    strip(130) +
    `<g clip-path="${c}">` +
    plum(53, 82, 0.8) +
    lemon(104, 80, 0.6) +
    cherry(154, 82, 0.6) +
    cherry(52, 174, 0.6) +
    plum(104, 178, 0.8) +
    lemon(155, 176, 0.6) +
    `<rect x="28" y="104" width="152" height="46" fill="${g[1]}" opacity=".25"/></g>` +
    seven(55, 126, 0.74) +
    seven(104, 124, 0.98) +
    seven(155, 126, 0.74) +
    `<rect x="28" y="74" width="152" height="30" rx="7" fill="${lin([
      [0, '#000', 0.34],
      [1, '#000', 0],
    ])}"/>` +
    cherry(40, 208, 0.95) +
    lemon(168, 216, 0.95, 14) +
    coin(104, 214, 15, 0) +
    finish(p, sparkle(76, 92, 8) + sparkle(178, 52, 10, '#FFF5CC') + sparkle(26, 46, 6, '#FFF5CC'))
  );
};
// --- 8 mahjong
const mtile = (x, y, rot, s, face) =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><rect x="-36" y="-44" width="72" height="100" rx="12" fill="${ramp.jade[4]}"/><rect x="-36" y="-47" width="72" height="100" rx="12" fill="${lin(
    [
      [0, ramp.jade[1]],
      [1, ramp.jade[3]],
    ],
  )}"/><rect x="-36" y="-52" width="72" height="98" rx="12" fill="${lin(
    [
      [0, '#fff'],
      [0.5, '#FFF7E4'],
      [1, '#E6D5B0'],
    ],
    0,
    0,
    1,
    1,
  )}"/><rect x="-30" y="-46" width="60" height="86" rx="9" fill="none" stroke="#D9C69C" stroke-width="1.6"/><g transform="translate(0 -3)">${face}</g><path d="M-30-40C-30-46-26-48-20-48H10" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/></g>`;
T.mahjong = () => {
  const p = ramp.jade;
  const dot = (x, y, r, c) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="none" stroke="#FFF7E4" stroke-width="1.8"/><circle cx="${x}" cy="${y}" r="${r * 0.24}" fill="#FFF7E4"/>`;
  const dots = [
    [-15, -26],
    [15, -26],
    [-15, 0],
    [15, 0],
    [-15, 26],
    [15, 26],
  ]
    .map(([x, y], i) => dot(x, y, 10.5, i < 2 ? '#0E7C5B' : '#D32438'))
    .join('');
  const bam = [
    [-16, -20],
    [0, -20],
    [16, -20],
    [-16, 18],
    [0, 18],
    [16, 18],
  ]
    .map(([x, y], i) => {
      const c = i === 1 || i === 4 ? '#D32438' : '#0E8A5F';
      return `<g fill="${c}"><rect x="${x - 4.5}" y="${y - 16}" width="9" height="15" rx="4.5"/><rect x="${x - 4.5}" y="${y + 1}" width="9" height="15" rx="4.5"/><rect x="${x - 6}" y="${y - 2.5}" width="12" height="5" rx="2.5"/></g>`;
    })
    .join('');
  const zhong = `<g fill="none" stroke="#CE1F33" stroke-width="8.5" stroke-linejoin="round" stroke-linecap="square"><path d="M-20-16H20V10H-20Z"/><path d="M0-34V36"/></g>`;
  return (
    backdrop(p, 110) +
    `<g opacity=".14" stroke="#fff" fill="none" stroke-width="1.6">${[0, 1, 2, 3, 4, 5].map((i) => `<circle cx="104" cy="120" r="${30 + i * 24}"/>`).join('')}</g>` +
    cloud(30, 46, 0.7, ramp.gold[2], 0.45) +
    cloud(188, 72, 0.55, ramp.gold[2], 0.35, -1) +
    shadowAt(CX, 206, 100, 22, 0.65) +
    mtile(48, 130, -17, 0.88, dots) +
    mtile(160, 130, 17, 0.88, bam) +
    glow(CX, 116, 80, '#fff', 0.25) +
    mtile(104, 130, 0, 1.22, zhong) +
    coin(26, 214, 14, -16) +
    coin(184, 212, 16, 14) +
    finish(p, sparkle(70, 72, 9) + sparkle(148, 190, 7) + sparkle(176, 44, 6, ramp.gold[0]))
  );
};
// --- 9 roulette
T.roulette = () => {
  const p = ramp.ember,
    g = ramp.gold;
  const N = 37;
  let w = '';
  for (let i = 0; i < N; i++) {
    const a = (i / N) * 6.2832,
      b = ((i + 1) / N) * 6.2832,
      c = i === 0 ? '#12A06C' : i % 2 ? '#D4223A' : '#17121C';
    const P = (r, t) => `${r2(r * Math.cos(t))} ${r2(r * Math.sin(t))}`;
    w += `<path d="M${P(58, a)}L${P(92, a)}A92 92 0 0 1 ${P(92, b)}L${P(58, b)}A58 58 0 0 0 ${P(58, a)}Z" fill="${c}" stroke="${g[1]}" stroke-width="1.1"/>`;
  }
  return (
    backdrop(p, 90) +
    rays(CX, 128, 20, 220, g[1], 0.09) +
    bokeh(12, 31, g[1], 0.35) +
    shadowAt(CX, 214, 120, 30, 0.7) +
    `<g transform="translate(104 146) rotate(-10) scale(1 .72)"><circle r="118" cy="16" fill="#2A0A08"/><circle r="118" fill="${lin(
      [
        [0, '#B0602C'],
        [0.5, '#6B2A12'],
        [1, '#3A1208'],
      ],
      0,
      0,
      1,
      1,
    )}"/><circle r="110" fill="none" stroke="#E9A965" stroke-opacity=".35" stroke-width="2"/><circle r="99" fill="${metal(0, 0, 1, 1)}"/><circle r="94" fill="#2B0F0D"/>${w}<circle r="92" fill="none" stroke="${g[1]}" stroke-width="3"/><circle r="76" fill="none" stroke="${g[1]}" stroke-width="1.4" opacity=".7"/><circle r="58" fill="${rad(
      [
        [0, '#D98A48'],
        [0.6, '#8B3F1A'],
        [1, '#4A1A0A'],
      ],
      0.4,
      0.35,
      0.7,
    )}" stroke="${g[1]}" stroke-width="3.5"/>${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a + 20})"><rect x="-4" y="-44" width="8" height="44" rx="4" fill="${metal(0, 0, 1, 0)}"/><circle cy="-44" r="7" fill="${metal(0, 0, 1, 1)}"/></g>`).join('')}<circle r="22" fill="${metal(0, 0, 1, 1)}"/></g>` +
    `<ellipse cx="104" cy="140" rx="15" ry="11" fill="${g[3]}"/><path d="M94 140C98 130 97 122 92 116H116C111 122 110 130 114 140Z" fill="${metal(0, 0, 1, 0)}"/><circle cx="104" cy="110" r="11" fill="${rad(
      [
        [0, '#fff'],
        [0.35, g[1]],
        [1, g[3]],
      ],
      0.36,
      0.3,
      0.75,
    )}"/>` +
    shadowAt(164, 118, 14, 6, 0.7) +
    `<circle cx="162" cy="110" r="10" fill="${rad(
      [
        [0, '#fff'],
        [0.55, '#F2EEF4'],
        [1, '#9C93A8'],
      ],
      0.36,
      0.3,
      0.8,
    )}"/>` +
    finish(p, sparkle(158, 106, 6) + sparkle(34, 92, 9, g[0]) + sparkle(178, 62, 7, g[0]))
  );
};
// --- 10 football
T.football = () => {
  const ph = (1 + Math.sqrt(5)) / 2;
  let V = [];
  for (const a of [-1, 1]) for (const b of [-ph, ph]) V.push([0, a, b], [a, b, 0], [b, 0, a]);
  const rx = 0.5,
    ry = 0.62,
    rot = ([x, y, z]) => {
      const y1 = y * Math.cos(rx) - z * Math.sin(rx),
        z1 = y * Math.sin(rx) + z * Math.cos(rx);
      return [x * Math.cos(ry) + z1 * Math.sin(ry), y1, -x * Math.sin(ry) + z1 * Math.cos(ry)];
    };
  const nrm = (v) => {
      const l = Math.hypot(...v);
      return v.map((c) => c / l);
    },
    R = 62,
    bx = 112,
    by = 112;
  V = V.map(rot);
  const d2 = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  let pent = '',
    seams = '';
  const proj = (v) => `${r2(bx + R * v[0])} ${r2(by + R * v[1])}`;
  for (const v of V) {
    const nb = V.filter((u) => u !== v && d2(u, v) < 2.01);
    const n = nrm(v);
    const ref = nrm(nb[0].map((c, i) => c - n[i] * (nb[0][0] * n[0] + nb[0][1] * n[1] + nb[0][2] * n[2]))),
      bi = [n[1] * ref[2] - n[2] * ref[1], n[2] * ref[0] - n[0] * ref[2], n[0] * ref[1] - n[1] * ref[0]];
    nb.sort(
      (a, b) =>
        Math.atan2(a[0] * bi[0] + a[1] * bi[1] + a[2] * bi[2], a[0] * ref[0] + a[1] * ref[1] + a[2] * ref[2]) -
        Math.atan2(b[0] * bi[0] + b[1] * bi[1] + b[2] * bi[2], b[0] * ref[0] + b[1] * ref[1] + b[2] * ref[2]),
    );
    const third = nb.map((u) => nrm(v.map((c, i) => c + (u[i] - c) * 0.36)));
    const far = nb.map((u) => nrm(v.map((c, i) => c + (u[i] - c) * 0.5)));
    if (third.some((t) => t[2] > -0.05)) {
      const pts = [];
      third.forEach((t, i) => {
        const u = third[(i + 1) % 5];
        for (let k = 0; k < 4; k++) pts.push(nrm(t.map((c, j) => c + ((u[j] - c) * k) / 4)));
      });
      if (pts.every((q) => q[2] > -0.2)) pent += `<path d="M${pts.map(proj).join('L')}Z"/>`;
    }
    third.forEach((t, i) => {
      if (t[2] > 0 && far[i][2] > 0) seams += `M${proj(t)}L${proj(far[i])}`;
    });
  }
  const c = clip(`<circle cx="${bx}" cy="${by}" r="${R}"/>`);
  const trail = (w, len, c0, a) =>
    `<g transform="translate(${bx} ${by}) rotate(-128)"><path d="M${-w} 4C${-w} ${-len * 0.5} ${-w * 0.5} ${-len * 0.62} ${-w * 0.42} ${-len * 0.86}C${-w * 0.2} ${-len * 0.66} ${-w * 0.1} ${-len * 0.8} 0 ${-len}C${w * 0.12} ${-len * 0.8} ${w * 0.24} ${-len * 0.62} ${w * 0.46} ${-len * 0.8}C${w * 0.5} ${-len * 0.56} ${w} ${-len * 0.5} ${w} 4Z" fill="${lin(
      [
        [0, c0, a],
        [0.5, c0, a * 0.7],
        [1, c0, 0],
      ],
      0,
      1,
      0,
      0,
    )}"/></g>`;
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#0B1E3C'],
      [0.5, '#0F4A5A'],
      [0.66, '#18A25F'],
      [1, '#06401F'],
    ])}"/>` +
    [
      [20, 30],
      [62, 18],
      [146, 18],
      [188, 30],
    ]
      .map(
        ([x, y]) =>
          glow(x, y, 44, '#D6FFF0', 0.6) +
          `<path d="M${x} ${y}L${x - 40} 190H${x + 40}Z" fill="${lin([
            [0, '#EFFFF8', 0.22],
            [1, '#EFFFF8', 0],
          ])}"/><rect x="${x - 9}" y="${y - 5}" width="18" height="10" rx="3" fill="#F4FFFA"/>`,
      )
      .join('') +
    `<g opacity=".25" fill="#0A5A30"><path d="M-20 186L40 186L-40 276H-120ZM84 186h44l10 90H68ZM172 186h60l90 90H200Z"/></g><ellipse cx="104" cy="200" rx="70" ry="18" fill="none" stroke="#E8FFF0" stroke-opacity=".4" stroke-width="2"/><path d="M0 184H208" stroke="#E8FFF0" stroke-opacity=".35" stroke-width="2"/>` +
    trail(64, 190, '#FF3D2E', 0.75) +
    trail(52, 160, '#FF8A3C', 0.9) +
    trail(38, 128, '#FFD868', 0.95) +
    trail(22, 100, '#FFF9DC', 0.9) +
    shadowAt(128, 206, 60, 12, 0.55) +
    `<circle cx="${bx}" cy="${by}" r="${R}" fill="${rad(
      [
        [0, '#fff'],
        [0.55, '#EDF1F6'],
        [0.85, '#A9B4C6'],
        [1, '#5E6B84'],
      ],
      0.38,
      0.32,
      0.72,
    )}"/><g clip-path="${c}"><path d="${seams}" stroke="#7A879C" stroke-width="2" fill="none"/><g fill="#1A2138" stroke="#0C1122" stroke-width="1.5" stroke-linejoin="round">${pent}</g><circle cx="${bx}" cy="${by}" r="${R}" fill="${rad(
      [
        [0, '#fff', 0.55],
        [0.35, '#fff', 0],
        [0.7, '#07152A', 0],
        [1, '#07152A', 0.55],
      ],
      0.36,
      0.3,
      0.78,
    )}"/><path d="M${bx - 40} ${by + 44}A${R - 3} ${R - 3} 0 0 0 ${bx + 40} ${by + 45}" fill="none" stroke="#FFB45C" stroke-width="5" opacity=".35"/></g>` +
    finish(['', '', '', '', '#04241A'], sparkle(86, 76, 10))
  );
};
// --- 11 comet
T.comet = () => {
  const p = ramp.violet;
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#0B0830'],
      [0.5, '#2A1278'],
      [1, '#12063A'],
    ])}"/>` +
    glow(170, 60, 130, '#7A4DFF', 0.8) +
    glow(20, 220, 120, '#E0489C', 0.55) +
    stars(60, 21, 240) +
    `<g stroke="#B9A0FF" stroke-opacity=".16" stroke-width="1.2">${[1, 2, 3, 4, 5].map((i) => `<path d="M0 ${i * 44}H208M${i * 36} 0V250"/>`).join('')}</g>` +
    `<circle cx="26" cy="60" r="30" fill="${rad(
      [
        [0, '#FFD1E8'],
        [0.45, '#E0559C'],
        [1, '#4A1060'],
      ],
      0.36,
      0.3,
      0.8,
    )}"/><ellipse cx="26" cy="60" rx="50" ry="11" transform="rotate(-18 26 60)" fill="none" stroke="#FFC4E4" stroke-width="4" opacity=".75"/><path d="M-4 60A30 30 0 0 1 56 56" fill="none" stroke="#E0559C" stroke-width="0"/>` +
    `<path d="M-6 236C60 232 118 190 160 72L168 78C136 200 70 250 -6 262Z" fill="${lin(
      [
        [0, '#3FF0C0', 0],
        [0.6, '#3FF0C0', 0.5],
        [1, '#FFF', 0.95],
      ],
      0,
      1,
      1,
      0,
    )}"/><path d="M-6 236C60 232 118 190 160 72" fill="none" stroke="${lin(
      [
        [0, '#3FF0C0', 0.3],
        [1, '#fff'],
      ],
      0,
      1,
      1,
      0,
    )}" stroke-width="3.5"/><path d="M-6 246C50 244 112 206 150 108" fill="none" stroke="#FFD868" stroke-opacity=".7" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    glow(162, 70, 64, '#9CFFE4', 0.95) +
    glow(162, 70, 34, '#fff', 1) +
    `<g transform="translate(162 70) rotate(24)"><path d="M0-30C14-18 16 2 10 18H-10C-16 2-14-18 0-30Z" fill="${lin(
      [
        [0, '#fff'],
        [0.5, '#E6E0FF'],
        [1, '#9C86E8'],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M0-30C7-24 11-16 12-8H-12C-11-16-7-24 0-30Z" fill="${ramp.ember[2]}"/><circle cy="0" r="6" fill="#1C1052" stroke="${ramp.gold[1]}" stroke-width="2.4"/><path d="M-10 8C-18 12-20 20-19 26L-8 18ZM10 8C18 12 20 20 19 26L8 18Z" fill="${ramp.ember[2]}"/><path d="M-6 19H6C5 30 2 36 0 44C-2 36-5 30-6 19Z" fill="${lin(
      [
        [0, '#FFF6C0'],
        [0.5, '#FFB23C'],
        [1, '#FF5A36', 0],
      ],
    )}"/></g>` +
    coin(60, 208, 10, -18) +
    coin(104, 172, 12, 12) +
    coin(136, 126, 9, 30) +
    finish(p, sparkle(186, 36, 7) + sparkle(84, 40, 6) + sparkle(60, 120, 5, '#9CFFE4'))
  );
};
// --- 12 lotus
export const lotusFlower = (x, y, s, p = ramp.rose) => {
  const g = (a, b) =>
    lin(
      [
        [0, a],
        [0.55, b],
        [1, '#fff'],
      ],
      0,
      1,
      0,
      0,
    );
  let o = `<g transform="translate(${x} ${y}) scale(${s})">`;
  for (const t of [-78, 78, -58, 58]) o += leaf(0, 0, 84, 26, t, g(p[3], p[2]));
  for (const t of [-40, 40, -20, 20, 0])
    o += leaf(0, -2, 92, 26, t, g(p[3], p[1]), ` stroke="${p[2]}" stroke-opacity=".4"`);
  for (const t of [-66, 66, -46, 46]) o += leaf(0, 4, 64, 22, t, g(p[2], p[1]), ` stroke="#fff" stroke-opacity=".5"`);
  for (const t of [-26, 26, 0]) o += leaf(0, 6, 66, 24, t, g(p[2], p[0]), ` stroke="#fff" stroke-opacity=".6"`);
  return `${o}</g>`;
};
T.lotus = () => {
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#33104F'],
      [0.42, '#A02C72'],
      [0.62, '#F08A6C'],
      [0.635, '#6A2468'],
      [1, '#1E0A33'],
    ])}"/>` +
    glow(104, 120, 130, '#FFC98A', 0.7) +
    `<circle cx="104" cy="112" r="66" fill="${lin([
      [0, '#FFF0C4'],
      [1, '#FFB07A', 0.5],
    ])}" opacity=".85"/>` +
    `<path d="M0 172C20 150 40 152 56 164C70 140 96 146 108 164C130 142 160 140 176 160C190 152 200 156 208 162V176H0Z" fill="#5A1C62" opacity=".7"/>` +
    cloud(30, 52, 0.55, '#FFC6A0', 0.4) +
    cloud(184, 40, 0.5, '#FFC6A0', 0.3, -1) +
    `<g stroke="#FFC08A" stroke-width="2" stroke-linecap="round" opacity=".55"><path d="M20 186h34M150 184h44M14 198h24M164 200h34M60 208h88M40 220h40M126 222h44"/></g>` +
    `<ellipse cx="104" cy="206" rx="88" ry="16" fill="${lin([
      [0, ramp.jade[2]],
      [1, ramp.jade[4]],
    ])}"/><ellipse cx="104" cy="203" rx="88" ry="14" fill="${lin(
      [
        [0, '#5FD69A'],
        [1, ramp.jade[3]],
      ],
      0,
      0,
      1,
      0,
    )}"/>` +
    lotusFlower(104, 200, 1.06) +
    glow(104, 150, 44, '#FFF1B8', 0.75) +
    finish(
      ['', '', '', '', '#1A082C'],
      sparkle(104, 140, 10, '#FFFBE6') +
        sparkle(46, 108, 7, '#FFF') +
        sparkle(164, 118, 6, '#FFF') +
        sparkle(150, 62, 5),
    )
  );
};
// --- 13 moon
T.moon = () => {
  const g = ramp.gold;
  const rabbit = (x, y, s, f = 1) =>
    `<g transform="translate(${x} ${y}) scale(${s * f} ${s})" fill="#1A0F3C"><path d="M-26 0C-30-18-16-30 0-28C2-34 6-38 10-40C6-54 6-66 12-68C17-62 18-50 17-42C22-54 28-62 34-60C34-50 28-42 22-38C30-34 34-26 30-20C28-16 24-15 20-15C22-8 20-2 22 0Z"/><circle cx="-27" cy="-6" r="6"/></g>`;
  let br = '';
  const q = rng(4);
  for (let i = 0; i < 18; i++) {
    const t = i / 17,
      x = 208 - t * 116,
      y = 31 + t * 30;
    br += leaf(
      x,
      y,
      24 - t * 8,
      6,
      i % 2 ? -60 - q() * 30 : -130 - q() * 40,
      lin([
        [0, ramp.jade[3]],
        [1, ramp.jade[2]],
      ]),
    );
    if (i % 2)
      br += `<circle cx="${r2(x + q() * 14 - 7)}" cy="${r2(y + q() * 14)}" r="${r2(2.6 + q() * 2)}" fill="${g[1]}"/>`;
  }
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#0A0E3A'],
      [0.6, '#33308C'],
      [1, '#140C40'],
    ])}"/>` +
    stars(50, 3, 200) +
    glow(104, 112, 140, g[1], 0.6) +
    `<circle cx="104" cy="110" r="72" fill="${rad(
      [
        [0, '#FFFDF0'],
        [0.6, '#FFE8A6'],
        [1, '#F5B94A'],
      ],
      0.4,
      0.36,
      0.7,
    )}"/><g fill="#E8A93C" opacity=".28"><circle cx="78" cy="84" r="13"/><circle cx="124" cy="72" r="8"/><circle cx="138" cy="112" r="15"/><circle cx="88" cy="132" r="9"/><circle cx="112" cy="104" r="5"/></g>` +
    cloud(20, 128, 0.8, '#5A54C0', 0.85) +
    cloud(192, 150, 0.85, '#5A54C0', 0.85, -1) +
    `<path d="M0 206C40 178 150 176 208 210V276H0Z" fill="#1A0F3C"/><path d="M0 206C40 178 150 176 208 210" fill="none" stroke="#FFE2A0" stroke-opacity=".5" stroke-width="2"/>` +
    rabbit(84, 190, 0.84) +
    rabbit(138, 190, 0.66, -1) +
    `<path d="M212 30C180 38 140 46 90 62" stroke="#3A2412" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    br +
    finish(['', '', '', '', '#0E0930'], sparkle(42, 62, 7) + sparkle(60, 160, 6, g[0]))
  );
};
// --- 14 ingots
const ingot = (x, y, s) => {
  const g = ramp.gold;
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-58-10C-52 30-36 42 0 42C36 42 52 30 58-10C40 2 20 6 0 6C-20 6-40 2-58-10Z" fill="${lin(
    [
      [0, g[0]],
      [0.25, g[1]],
      [0.6, g[2]],
      [1, g[3]],
    ],
  )}"/><path d="M-58-10C-48-20-26-14-20-12C-8-26 8-26 20-12C26-14 48-20 58-10C40 4 20 8 0 8C-20 8-40 4-58-10Z" fill="${lin(
    [
      [0, g[1]],
      [1, g[3]],
    ],
  )}"/><path d="M-22-8C-20-34 20-34 22-8C12-2-12-2-22-8Z" fill="${rad(
    [
      [0, '#fff'],
      [0.35, g[0]],
      [0.75, g[1]],
      [1, g[2]],
    ],
    0.38,
    0.3,
    0.8,
  )}"/><path d="M-50 4C-44 24-34 32-18 35" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"/></g>`;
};
T.ingots = () => {
  const p = ramp.ember;
  let pile = '';
  const q = rng(77);
  for (let i = 0; i < 16; i++)
    pile += coin(r2(14 + q() * 180), r2(190 + q() * 34), r2(11 + q() * 5), r2(q() * 60 - 30), r2(0.45 + q() * 0.4));
  return (
    backdrop(p, 112) +
    rays(CX, 116, 24, 240, ramp.gold[1], 0.2) +
    glow(CX, 116, 110, ramp.gold[1], 0.7) +
    bokeh(14, 41, ramp.gold[1], 0.5) +
    shadowAt(CX, 212, 110, 30, 0.5) +
    pile +
    ingot(54, 164, 0.74) +
    ingot(156, 166, 0.74) +
    ingot(104, 122, 1.18) +
    coin(40, 66, 13, -30, 0.5) +
    coin(172, 60, 15, 24, 0.7) +
    coin(134, 28, 9, 60, 0.4) +
    finish(
      p,
      sparkle(84, 84, 13) +
        sparkle(150, 134, 9) +
        sparkle(30, 124, 7, ramp.gold[0]) +
        sparkle(182, 110, 6, ramp.gold[0]),
    )
  );
};
// --- 15 deep sea
T.tide = () => {
  const jelly = (x, y, s, c, a) => {
    let tt = '';
    for (let i = -4; i <= 4; i++) {
      const l = 70 + (4 - Math.abs(i)) * 9,
        x0 = i * 9;
      tt += `<path d="M${x0} 4C${x0 + 12} ${l * 0.3} ${x0 - 12} ${l * 0.6} ${x0 + i * 2} ${l}" fill="none" stroke="${lin(
        [
          [0, c[1], 0.9],
          [1, c[1], 0],
        ],
      )}" stroke-width="${i % 2 ? 2.2 : 3.6}" stroke-linecap="round"/>`;
    }
    return `<g transform="translate(${x} ${y}) scale(${s})" opacity="${a}">${glow(0, -10, 90, c[1], 0.7)}${tt}<path d="M-48 6C-52-34-30-56 0-56C30-56 52-34 48 6C42 12 36 2 30 8C24 13 18 3 12 9C6 13-4 13-10 8C-16 3-22 13-28 8C-34 2-42 12-48 6Z" fill="${rad(
      [
        [0, '#fff', 0.95],
        [0.4, c[1], 0.9],
        [1, c[2], 0.85],
      ],
      0.42,
      0.28,
      0.85,
    )}"/><path d="M-28-4C-28-26-16-38 0-38C16-38 28-26 28-4" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M-12-2C-12-16 12-16 12-2" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M-36-22C-32-36-22-44-12-47" stroke="#fff" stroke-width="4.5" stroke-linecap="round" fill="none" opacity=".9"/></g>`;
  };
  const fsh = (x, y, s, c) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="${c}"><path d="M-16 0C-6-12 12-10 20 0C12 10-6 12-16 0ZM-14 0L-26-8V8Z"/></g>`;
  const q = rng(8);
  let bub = '';
  for (let i = 0; i < 20; i++) {
    const r = 1.5 + q() * 5;
    bub += `<circle cx="${r2(q() * W)}" cy="${r2(q() * 230)}" r="${r2(r)}" fill="#CFF6FF" fill-opacity=".12" stroke="#DDF9FF" stroke-opacity=".55" stroke-width="1"/>`;
  }
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#1CB8D8'],
      [0.35, '#0F5DA8'],
      [1, '#06103A'],
    ])}"/>` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${20 + i * 50} -10L${-30 + i * 56} 240H${30 + i * 60}L${44 + i * 50} -10Z" fill="${lin([
            [0, '#E8FFFF', 0.3],
            [1, '#E8FFFF', 0],
          ])}"/>`,
      )
      .join('') +
    [
      [40, 150, 0.6],
      [66, 166, 0.5],
      [30, 176, 0.45],
      [170, 190, 0.7],
      [190, 172, 0.5],
    ]
      .map((v) => fsh(...v, '#0A3A78'))
      .join('') +
    jelly(170, 74, 0.5, ramp.rose, 0.75) +
    jelly(36, 92, 0.38, ramp.violet, 0.7) +
    jelly(100, 118, 1.16, ['', '#7CF0FF', '#7B5CFF'], 1) +
    fsh(166, 150, 0.9, ramp.gold[1]) +
    fsh(42, 196, 0.7, ramp.gold[2]) +
    bub +
    `<path d="M0 276V232C14 214 20 240 30 222C36 244 48 236 52 256C70 240 90 262 104 250C124 264 144 236 160 254C168 226 178 246 186 220C196 240 200 224 208 236V276Z" fill="#071A4A"/>` +
    finish(['', '', '', '', '#050C30'], sparkle(76, 84, 8) + sparkle(150, 40, 5))
  );
};
// --- 16 cards
T.cards = () => {
  const p = ramp.night,
    g = ramp.gold;
  const spade =
      'M0-30C14-12 30-4 30 12C30 26 12 28 5 16C6 26 10 32 14 36H-14C-10 32-6 26-5 16C-12 28-30 26-30 12C-30-4-14-12 0-30Z',
    heart = 'M0 34C-40 8-36-26-14-26C-6-26-2-21 0-15C2-21 6-26 14-26C36-26 40 8 0 34Z';
  const A = (x, y, c) =>
    `<path transform="translate(${x} ${y})" d="M-7 9L0-10L7 9M-4.5 3H4.5" fill="none" stroke="${c}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const K = (x, y, c) =>
    `<path transform="translate(${x} ${y})" d="M-5-10V9M6-10L-5 1M-1-2L7 9" fill="none" stroke="${c}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const card = (x, y, rot, sh, c, L) =>
    `<g transform="translate(${x} ${y}) rotate(${rot})"><rect x="-47" y="-66" width="94" height="136" rx="12" fill="#0A0618" opacity=".35"/><rect x="-47" y="-70" width="94" height="136" rx="12" fill="${lin(
      [
        [0, '#fff'],
        [0.6, '#FBF7FF'],
        [1, '#D9D0EA'],
      ],
      0,
      0,
      1,
      1,
    )}"/><rect x="-41" y="-64" width="82" height="124" rx="8" fill="none" stroke="${g[2]}" stroke-opacity=".55" stroke-width="1.4"/>${L(-30, -48, c)}<path transform="translate(-30 -28) scale(.24)" d="${sh}" fill="${c}"/><g transform="rotate(180 0 -2)">${L(-30, -48, c)}<path transform="translate(-30 -28) scale(.24)" d="${sh}" fill="${c}"/></g><path transform="translate(0 -3)" d="${sh}" fill="${c}"/><path transform="translate(-10 -12)" d="M-6 2C-4-4 0-8 4-11" stroke="#fff" stroke-opacity=".45" stroke-width="3.5" stroke-linecap="round" fill="none"/></g>`;
  const chip = (x, y, r, c) =>
    [3, 2, 1, 0]
      .map(
        (i) =>
          `<g transform="translate(${x} ${y - i * 7 + 14}) scale(1 .5)"><circle cy="10" r="${r}" fill="${c[3]}"/><circle r="${r}" fill="${c[2]}"/><circle r="${r * 0.84}" fill="none" stroke="#fff" stroke-width="${r * 0.2}" stroke-dasharray="${r * 0.44} ${r * 0.44}"/><circle r="${r * 0.6}" fill="${c[1]}"/><circle r="${r * 0.6}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/></g>`,
      )
      .join('');
  return (
    `<rect width="${W}" height="${H}" fill="${rad(
      [
        [0, '#3D57C8'],
        [0.45, '#1E2C80'],
        [1, '#080C2C'],
      ],
      0.5,
      0.4,
      0.75,
    )}"/>` +
    rays(CX, 120, 18, 220, '#BFD0FF', 0.08) +
    `<ellipse cx="104" cy="226" rx="150" ry="60" fill="${lin([
      [0, '#0F8A62'],
      [1, '#053A2C'],
    ])}"/><ellipse cx="104" cy="226" rx="150" ry="60" fill="none" stroke="${g[1]}" stroke-opacity=".7" stroke-width="3"/>` +
    glow(CX, 110, 100, '#fff', 0.2) +
    card(74, 116, -15, heart, '#D3203A', K) +
    card(132, 112, 11, spade, '#17122E', A) +
    chip(44, 204, 24, ramp.ember) +
    chip(166, 206, 24, ramp.violet) +
    chip(106, 216, 20, ramp.gold) +
    finish(p, sparkle(170, 52, 10) + sparkle(34, 62, 7, g[0]))
  );
};
// --- 17 gem
T.gem = () => {
  const p = ramp.sea;
  const f = (pts, c) => `<path d="M${pts.map((v) => v.join(' ')).join('L')}Z" fill="${c}"/>`;
  const G =
    `<g transform="translate(104 116)">` +
    f(
      [
        [-70, -10],
        [-36, -54],
        [-36, -10],
      ],
      '#8FE8FF',
    ) +
    f(
      [
        [-36, -54],
        [-36, -10],
        [0, -10],
      ],
      '#C9F6FF',
    ) +
    f(
      [
        [-36, -54],
        [0, -54],
        [0, -10],
      ],
      '#E9FCFF',
    ) +
    f(
      [
        [0, -54],
        [36, -54],
        [0, -10],
      ],
      '#AEEFFF',
    ) +
    f(
      [
        [36, -54],
        [36, -10],
        [0, -10],
      ],
      '#6FDCFA',
    ) +
    f(
      [
        [36, -54],
        [70, -10],
        [36, -10],
      ],
      '#3DBDEC',
    ) +
    f(
      [
        [-70, -10],
        [-36, -10],
        [0, 74],
      ],
      '#4CC6F0',
    ) +
    f(
      [
        [-36, -10],
        [0, -10],
        [0, 74],
      ],
      '#86E4FF',
    ) +
    f(
      [
        [0, -10],
        [36, -10],
        [0, 74],
      ],
      '#2F9FE0',
    ) +
    f(
      [
        [36, -10],
        [70, -10],
        [0, 74],
      ],
      '#1B6FC0',
    ) +
    `<path d="M-70-10L-36-54H36L70-10L0 74Z" fill="none" stroke="#EFFCFF" stroke-width="2.4" stroke-linejoin="round"/><path d="M-70-10H70M-36-54L-36-10L0-54M0-54L36-10L36-54M-36-10L0 74L36-10" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4" stroke-linejoin="round"/><path d="M-58-12L-34-46" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"/></g>`;
  let grid = '';
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 4; c++) {
      const x = 10 + c * 48,
        y = 6 + r * 48,
        on = (r * 3 + c * 5) % 7 === 0;
      grid += `<rect x="${x}" y="${y + 3}" width="43" height="43" rx="10" fill="#030B20" opacity=".5"/><rect x="${x}" y="${y}" width="43" height="43" rx="10" fill="${on ? '#1F6FB8' : '#17386E'}"/><path d="M${x + 9} ${y + 2}h25" stroke="#fff" stroke-opacity=".25" stroke-width="2" stroke-linecap="round"/>`;
      if (on)
        grid += `<path transform="translate(${x + 21.5} ${y + 23}) scale(.18)" d="M-70-10L-36-54H36L70-10L0 74Z" fill="#7FE2FF" opacity=".7"/>`;
    }
  return (
    `<rect width="${W}" height="${H}" fill="${lin([
      [0, '#0E2A5C'],
      [1, '#050D2A'],
    ])}"/>` +
    `<g transform="rotate(-8 104 130)">${grid}</g>` +
    glow(104, 116, 126, '#3AB8F5', 0.85) +
    glow(104, 112, 70, '#D8F8FF', 0.6) +
    shadowAt(104, 202, 60, 14, 0.7) +
    G +
    finish(p, sparkle(66, 66, 13) + sparkle(160, 150, 9) + sparkle(152, 62, 7) + sparkle(50, 168, 6))
  );
};
// --- 18 plinko
T.drop = () => {
  const p = ramp.violet;
  let pegs = '';
  for (let r = 0; r < 8; r++)
    for (let c = 0; c <= r + 2; c++) {
      const x = 104 + (c - (r + 2) / 2) * 22,
        y = 40 + r * 20;
      pegs += `<circle cx="${x}" cy="${y + 1.5}" r="4" fill="#0A0428" opacity=".5"/><circle cx="${x}" cy="${y}" r="4" fill="${(r + c) % 5 === 0 ? '#FFD0F0' : '#C9B4FF'}"/>`;
    }
  const cols = ['#F0466E', '#F5863C', '#F2BE3A', '#3CCB8C', '#F2BE3A', '#F5863C', '#F0466E'];
  const sl = cols
    .map(
      (c, i) =>
        `<rect x="${9 + i * 27.5}" y="200" width="24.5" height="26" rx="7" fill="${c}"/><rect x="${9 + i * 27.5}" y="200" width="24.5" height="10" rx="5" fill="#fff" opacity=".25"/>`,
    )
    .join('');
  const ball = (x, y, r, c) =>
    glow(x, y, r * 3, c[1], 0.8) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${rad(
      [
        [0, '#fff'],
        [0.35, c[1]],
        [1, c[2]],
      ],
      0.36,
      0.3,
      0.8,
    )}"/>`;
  return (
    backdrop(p, 110) +
    `<path d="M104 10L214 236H-6Z" fill="${lin([
      [0, '#fff', 0.16],
      [1, '#fff', 0.03],
    ])}"/>` +
    bokeh(8, 55, p[1], 0.4) +
    pegs +
    `<path d="M104 6C100 30 116 50 112 70C108 92 92 94 94 118C96 138 112 142 112 160" fill="none" stroke="#FFE08A" stroke-opacity=".55" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>` +
    sl +
    ball(112, 164, 14, ramp.gold) +
    ball(70, 106, 9, ramp.rose) +
    ball(142, 128, 8, ramp.jade) +
    finish(p, sparkle(106, 158, 6) + sparkle(174, 44, 8))
  );
};
export const tileNames = Object.keys(T);
/** A picture as SVG: shared definitions first, numbers to two places, no space that says nothing. */
export const build = (name, w = W, h = H, body) => {
  defs = new Map();
  const drawn = body ? body() : T[name]();
  const shared = [...defs].map(([text, id]) => text.replace('id=""', `id="${id}"`)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${shared && `<defs>${shared}</defs>`}${drawn}</svg>`
    .replace(/\n\s*/g, '')
    .replace(/(-?)(\d*\.\d{3,}(?:e-\d+)?)/g, (_, sign, number) => sign + Math.round(number * 100) / 100)
    .replace(/(\d\.\d*?[1-9])0+(?=[^\d])/g, '$1')
    .replace(/(\d)\.0+(?=[^\d])/g, '$1')
    .replace(/([ "(-])0\.(?=\d)/g, '$1.');
};
export { burst, ingot, lanternShape, leaf, r2, ramp as palette, rng };

// Only when run itself, not when another script borrows its shapes.
if (process.argv[1]?.endsWith('/tiles.mjs')) {
  for (const name of tileNames) writeFileSync(new URL(`../games/${name}.svg`, import.meta.url), build(name));
}
