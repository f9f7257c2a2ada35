// The lighthouse's dial: a half circle from ×1 on the left to the highest multiple on the right. Pure.

/** The middle of the half circle, and its radius, in the units of the drawing. */
export const DIAL = { x: 160, y: 152, radius: 122 } as const;

const r2 = (n: number): number => Math.round(n * 100) / 100;

/** The point at a share of the half circle, `out` away from the arc. */
export const pointAt = (share: number, out = 0): readonly [x: number, y: number] => {
  const angle = Math.PI * (1 - share);
  const radius = DIAL.radius + out;
  return [r2(DIAL.x + radius * Math.cos(angle)), r2(DIAL.y - radius * Math.sin(angle))];
};

/** The arc between two shares. */
export const arcBetween = (from: number, to: number): string =>
  `M${pointAt(from).join(' ')}A${DIAL.radius} ${DIAL.radius} 0 0 1 ${pointAt(to).join(' ')}`;

const HALF_BEAM = 0.035;

/** The beam that falls on a share: from the lamp to the arc. */
export const beamOn = (share: number): string =>
  `M${DIAL.x} ${DIAL.y}L${pointAt(share - HALF_BEAM, -6).join(' ')}A${DIAL.radius - 6} ${DIAL.radius - 6} 0 0 1 ${pointAt(share + HALF_BEAM, -6).join(' ')}Z`;

/** How far the beam has come at a share of its time: fast at first, slow at its end. */
export const eased = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;

/** The multiple that the beam passes on its way to the result, in hundredths. */
export const passedAt = (share: number, result: number): number =>
  Math.floor(100 * (result / 100) ** eased(share) + 1e-9);
