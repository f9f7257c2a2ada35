// Icons of the pages of members, and of what is read or searched.
import { iconOf } from './icon.tsx';

export const MailIcon = /* @__PURE__ */ iconOf(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7l8.5 6 8.5-6',
);
export const ShieldCheckedIcon = /* @__PURE__ */ iconOf(
  'M12 3l7.5 2.8V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.8zM8.7 11.9l2.4 2.4 4.3-4.6',
);
export const CopyIcon = /* @__PURE__ */ iconOf(
  'M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM16 8.5V5A1.5 1.5 0 0 0 14.5 3.5h-9A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H8',
);
export const SearchIcon = /* @__PURE__ */ iconOf('M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4 4');
export const BankCardIcon = /* @__PURE__ */ iconOf(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 9.8h18M6.5 15h4',
);
export const HistoryIcon = /* @__PURE__ */ iconOf('M3.6 12.5a8.5 8.5 0 1 0 2.3-6.3L3.5 8.5M3.5 4v4.5H8M12 8v4.2l3 1.8');
export const CoinsIcon = /* @__PURE__ */ iconOf(
  'M9.5 10.5c3 0 5.5-1.1 5.5-2.7S12.5 5 9.5 5 4 6.2 4 7.8s2.5 2.7 5.5 2.7zM4 7.8v4c0 1.5 2.5 2.7 5.5 2.7M4 11.8v4c0 1.5 2.2 2.6 5 2.7M15 7.8v2M14.5 20c3 0 5.5-1.1 5.5-2.7v-4c0-1.6-2.5-2.8-5.5-2.8S9 11.7 9 13.3v4c0 1.6 2.5 2.7 5.5 2.7zM9 13.3c0 1.5 2.5 2.7 5.5 2.7s5.5-1.2 5.5-2.7',
);
export const MoneyInIcon = /* @__PURE__ */ iconOf('M12 4v11M7 10.5l5 5 5-5M5 20h14');
/** The same arrow into the same tray. */
export const DownloadIcon = MoneyInIcon;
export const MoneyOutIcon = /* @__PURE__ */ iconOf('M12 16V5M7 9.5l5-5 5 5M5 20h14');
export const LogOutIcon = /* @__PURE__ */ iconOf(
  'M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M14.5 7.5 19 12l-4.5 4.5M19 12H9.5',
  { flips: true },
);
export const KeyIcon = /* @__PURE__ */ iconOf('M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM10.9 12.1 19 4M15.5 7.5l3 3');
export const TrophyIcon = /* @__PURE__ */ iconOf(
  'M7.5 4.5h9V10a4.5 4.5 0 0 1-9 0zM7.5 6H4.2c0 3 1 4.7 3.5 5M16.5 6h3.3c0 3-1 4.7-3.5 5M12 14.5V18M8.5 20h7M10 18h4',
);
export const HelpIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.6 9.6a2.4 2.4 0 1 1 3.5 2.3c-.8.5-1.1 1-1.1 1.8M12 16.5h.01',
);
export const UsersIcon = /* @__PURE__ */ iconOf(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.8 19.5c.5-3.2 3-5 6.2-5s5.7 1.8 6.2 5M15.5 5a3.3 3.3 0 0 1 0 6.3M17.5 14.7c2 .6 3.3 2.3 3.7 4.8',
);
export const IdCardIcon = /* @__PURE__ */ iconOf(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.8 16c.4-1.7 1.6-2.5 3.2-2.5s2.8.8 3.2 2.5M15 9.5h3M15 13h3',
);
export const NewsIcon = /* @__PURE__ */ iconOf(
  'M4 5h13v14.5H5.5A1.5 1.5 0 0 1 4 18zM17 9.5h3V18a1.5 1.5 0 0 1-3 0M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
);
export const TrashIcon = /* @__PURE__ */ iconOf('M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.2 11v5.5M13.8 11v5.5');
export const ChatIcon = /* @__PURE__ */ iconOf(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9.5A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 5 4.5zM8 9h8M8 12.5h5',
);
