// Icons of the ways to pay.
import { iconOf } from './icon.tsx';

export const BankIcon = /* @__PURE__ */ iconOf(
  'M3.5 9.5 12 4.3l8.5 5.2zM5.5 9.5V17M9.8 9.5V17M14.2 9.5V17M18.5 9.5V17M3.5 19.7h17',
);
export const WalletIcon = /* @__PURE__ */ iconOf(
  'M17 8V6a1.5 1.5 0 0 0-1.5-1.5H6A2 2 0 0 0 4 6.5m0 0A1.5 1.5 0 0 0 5.5 8h13A1.5 1.5 0 0 1 20 9.5V18a1.5 1.5 0 0 1-1.5 1.5H6A2 2 0 0 1 4 17.5zM16 13.7h.01',
);
export const QrIcon = /* @__PURE__ */ iconOf(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM14 19.5h.5M19.5 14h.5',
);
export const RepeatIcon = /* @__PURE__ */ iconOf('M3.6 12.5a8.5 8.5 0 1 0 2.3-6.3L3.5 8.5M3.5 4v4.5H8M12 8v4.2l3 1.8');
