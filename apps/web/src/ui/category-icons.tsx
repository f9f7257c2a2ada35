// Icons of the categories of games.
import { iconOf } from './icon.tsx';

export const StarIcon = /* @__PURE__ */ iconOf(
  'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.9-5.1 2.9L8 13.8l-4.3-4 5.8-.7z',
);
export const FlameIcon = /* @__PURE__ */ iconOf(
  'M12 3c.8 4 5.8 6.2 5.8 11.3a5.8 5.8 0 0 1-11.6 0c0-2.6 1.3-4.3 2.6-5.6.2 1.5 1 2.4 2 2.6C10.5 8.3 11 5.5 12 3z',
);
export const DiceIcon = /* @__PURE__ */ iconOf(
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
);
export const BallsIcon = /* @__PURE__ */ iconOf(
  'M8.5 13a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM16 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM7 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const FootballIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.5l3.4 2.5-1.3 4H9.9l-1.3-4zM12 8.5V3.7M15.4 11l4.6-1.6M14.1 15l2.8 3.9M9.9 15l-2.8 3.9M8.6 11 4 9.4',
);
export const FishIcon = /* @__PURE__ */ iconOf(
  'M3 12c3.2-5 9.3-6.3 14-2.3L21 7v10l-4-2.7C12.3 18.3 6.2 17 3 12zM8 11.3h.01',
);
export const CardsIcon = /* @__PURE__ */ iconOf(
  'M9 7.5h9A1.5 1.5 0 0 1 19.5 9v10a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19V9A1.5 1.5 0 0 1 9 7.5zM16 4.5 6.2 3.6a1.5 1.5 0 0 0-1.7 1.3L3.5 15M13.5 11.5l2 2.5-2 2.5-2-2.5z',
);
