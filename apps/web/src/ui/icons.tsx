// The icons: 24 units square, drawn with one stroke. Each is its own component, so a page carries only those it shows.
import { iconOf } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ iconOf(
  'M4 11.2 12 4.3l8 6.9V19a1.5 1.5 0 0 1-1.5 1.5H15V15H9v5.5H5.5A1.5 1.5 0 0 1 4 19z',
);
export const GamesIcon = /* @__PURE__ */ iconOf(
  'M7.5 7.5h9a5 5 0 0 1 4.9 6l-.7 3.1a2.3 2.3 0 0 1-4 1L15 15.8H9l-1.7 1.8a2.3 2.3 0 0 1-4-1l-.7-3.1a5 5 0 0 1 4.9-6zM8.5 10v3.2M6.9 11.6h3.2M15 10.7h.01M17.2 12.7h.01',
);
export const GiftIcon = /* @__PURE__ */ iconOf(
  'M4.5 12h15v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19zM3.5 8h17v4h-17zM12 8v12.5M12 8C9.5 8 7 7.3 7 5.3 7 3.2 10.6 2.8 12 8zM12 8c2.5 0 5-.7 5-2.7C17 3.2 13.4 2.8 12 8z',
);
export const UserIcon = /* @__PURE__ */ iconOf(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.7-3.7 3.7-5.7 7.5-5.7s6.8 2 7.5 5.7',
);
export const PlusIcon = /* @__PURE__ */ iconOf('M12 5.5v13M5.5 12h13');
export const CloseIcon = /* @__PURE__ */ iconOf('M6.5 6.5l11 11M17.5 6.5l-11 11');
export const CheckIcon = /* @__PURE__ */ iconOf('M5.5 12.5l4.5 4.5 8.5-9.5');
export const ChevronIcon = /* @__PURE__ */ iconOf('M9.5 6l6 6-6 6', { flips: true });
export const ChevronDownIcon = /* @__PURE__ */ iconOf('M6 9.5l6 6 6-6');
export const BackIcon = /* @__PURE__ */ iconOf('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5', { flips: true });
export const ForwardIcon = /* @__PURE__ */ iconOf('M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5', { flips: true });
export const WalletIcon = /* @__PURE__ */ iconOf(
  'M17 8V6a1.5 1.5 0 0 0-1.5-1.5H6A2 2 0 0 0 4 6.5m0 0A1.5 1.5 0 0 0 5.5 8H18.5A1.5 1.5 0 0 1 20 9.5v8.5a1.5 1.5 0 0 1-1.5 1.5H6A2 2 0 0 1 4 17.5zM16 13.7h.01',
);
export const GlobeIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.4 2.3 3.5 5.2 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.2-3.5-8.5s1.1-6.2 3.5-8.5z',
);
export const BellIcon = /* @__PURE__ */ iconOf(
  'M6 10a6 6 0 0 1 12 0c0 4.7 2 6.5 2 6.5H4S6 14.7 6 10zM10 19.7a2.2 2.2 0 0 0 4 0',
);
export const EyeIcon = /* @__PURE__ */ iconOf(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon = /* @__PURE__ */ iconOf(
  'M4 4l16 16M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.2 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const LockIcon = /* @__PURE__ */ iconOf(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2.5',
);
export const PhoneIcon = /* @__PURE__ */ iconOf(
  'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
);
export const MailIcon = /* @__PURE__ */ iconOf(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7l8.5 6 8.5-6',
);
export const ShieldIcon = /* @__PURE__ */ iconOf('M12 3l7.5 2.8V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.8z');
export const ShieldCheckedIcon = /* @__PURE__ */ iconOf(
  'M12 3l7.5 2.8V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.8zM8.7 11.9l2.4 2.4 4.3-4.6',
);
export const ClockIcon = /* @__PURE__ */ iconOf('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2');
export const CopyIcon = /* @__PURE__ */ iconOf(
  'M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM16 8.5V5A1.5 1.5 0 0 0 14.5 3.5h-9A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H8',
);
export const ShareIcon = /* @__PURE__ */ iconOf('M12 15V3.5M8 7.2l4-4 4 4M7 10.5H5.5v10h13v-10H17');
export const PlusSquareIcon = /* @__PURE__ */ iconOf(
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7',
);
export const SearchIcon = /* @__PURE__ */ iconOf('M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4 4');
export const HistoryIcon = /* @__PURE__ */ iconOf('M3.6 12.5a8.5 8.5 0 1 0 2.3-6.3L3.5 8.5M3.5 4v4.5H8M12 8v4.2l3 1.8');
export const TicketIcon = /* @__PURE__ */ iconOf(
  'M4 6.5h16v3.7a1.8 1.8 0 0 0 0 3.6v3.7H4v-3.7a1.8 1.8 0 0 0 0-3.6zM14.5 6.5v1.5M14.5 11v2M14.5 16v1.5',
);
export const RefreshIcon = /* @__PURE__ */ iconOf(
  'M20 10.5a8 8 0 0 0-14.2-3.7L4 9M4 4.5V9h4.5M4 13.5a8 8 0 0 0 14.2 3.7L20 15M20 19.5V15h-4.5',
);
export const HeadsetIcon = /* @__PURE__ */ iconOf(
  'M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13.5h1.8a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-.8a1 1 0 0 1-1-1zM19.5 13.5h-1.8a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h.8a1 1 0 0 0 1-1zM19.5 17.5c0 2.2-2 3-5 3',
);
export const ChatIcon = /* @__PURE__ */ iconOf(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9.5A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 5 4.5zM8 9h8M8 12.5h5',
);
export const BankIcon = /* @__PURE__ */ iconOf(
  'M3.5 9.5 12 4.3l8.5 5.2zM5.5 9.5V17M9.8 9.5V17M14.2 9.5V17M18.5 9.5V17M3.5 19.7h17',
);
export const BankCardIcon = /* @__PURE__ */ iconOf(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 9.8h18M6.5 15h4',
);
export const CoinsIcon = /* @__PURE__ */ iconOf(
  'M9.5 10.5c3 0 5.5-1.1 5.5-2.7S12.5 5 9.5 5 4 6.2 4 7.8s2.5 2.7 5.5 2.7zM4 7.8v4c0 1.5 2.5 2.7 5.5 2.7M4 11.8v4c0 1.5 2.2 2.6 5 2.7M15 7.8v2M14.5 20c3 0 5.5-1.1 5.5-2.7v-4c0-1.6-2.5-2.8-5.5-2.8S9 11.7 9 13.3v4c0 1.6 2.5 2.7 5.5 2.7zM9 13.3c0 1.5 2.5 2.7 5.5 2.7s5.5-1.2 5.5-2.7',
);
export const CrownIcon = /* @__PURE__ */ iconOf('M4.5 17.5 3 8l5 3.7L12 5l4 6.7L21 8l-1.5 9.5zM5 20.5h14');
export const StarIcon = /* @__PURE__ */ iconOf(
  'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.9-5.1 2.9L8 13.8l-4.3-4 5.8-.7z',
);
export const MoneyInIcon = /* @__PURE__ */ iconOf('M12 4v11M7 10.5l5 5 5-5M5 20h14');
/** The same arrow into the same tray. */
export const DownloadIcon = MoneyInIcon;
export const MoneyOutIcon = /* @__PURE__ */ iconOf('M12 16V5M7 9.5l5-5 5 5M5 20h14');
export const SlidersIcon = /* @__PURE__ */ iconOf('M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4');
export const LogOutIcon = /* @__PURE__ */ iconOf(
  'M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M14.5 7.5 19 12l-4.5 4.5M19 12H9.5',
  { flips: true },
);
export const KeyIcon = /* @__PURE__ */ iconOf('M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM10.9 12.1 19 4M15.5 7.5l3 3');
export const FlameIcon = /* @__PURE__ */ iconOf(
  'M12 3c.8 4 5.8 6.2 5.8 11.3a5.8 5.8 0 0 1-11.6 0c0-2.6 1.3-4.3 2.6-5.6.2 1.5 1 2.4 2 2.6C10.5 8.3 11 5.5 12 3z',
);
export const BoltIcon = /* @__PURE__ */ iconOf('M13.5 3 5.5 13.5H11L9.8 21 18.5 10.2H13z');
export const TrophyIcon = /* @__PURE__ */ iconOf(
  'M7.5 4.5h9V10a4.5 4.5 0 0 1-9 0zM7.5 6H4.2c0 3 1 4.7 3.5 5M16.5 6h3.3c0 3-1 4.7-3.5 5M12 14.5V18M8.5 20h7M10 18h4',
);
export const DiceIcon = /* @__PURE__ */ iconOf(
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
);
export const BallsIcon = /* @__PURE__ */ iconOf(
  'M8.5 13a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM16 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM7 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const PlayIcon = /* @__PURE__ */ iconOf('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM10 8.5v7l5.5-3.5z');
export const FootballIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.5l3.4 2.5-1.3 4H9.9l-1.3-4zM12 8.5V3.7M15.4 11l4.6-1.6M14.1 15l2.8 3.9M9.9 15l-2.8 3.9M8.6 11 4 9.4',
);
export const FishIcon = /* @__PURE__ */ iconOf(
  'M3 12c3.2-5 9.3-6.3 14-2.3L21 7v10l-4-2.7C12.3 18.3 6.2 17 3 12zM8 11.3h.01',
);
export const CardsIcon = /* @__PURE__ */ iconOf(
  'M9 7.5h9A1.5 1.5 0 0 1 19.5 9v10a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19V9A1.5 1.5 0 0 1 9 7.5zM16 4.5 6.2 3.6a1.5 1.5 0 0 0-1.7 1.3L3.5 15M13.5 11.5l2 2.5-2 2.5-2-2.5z',
);
export const CalendarIcon = /* @__PURE__ */ iconOf(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8 3.5v4M16 3.5v4',
);
export const HelpIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.6 9.6a2.4 2.4 0 1 1 3.5 2.3c-.8.5-1.1 1-1.1 1.8M12 16.5h.01',
);
export const InfoIcon = /* @__PURE__ */ iconOf('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8h.01');
export const AlertIcon = /* @__PURE__ */ iconOf('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01');
export const CheckCircleIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.3 12.2l2.6 2.6 4.8-5.3',
);
export const ExternalIcon = /* @__PURE__ */ iconOf(
  'M13.5 4.5h6v6M19.5 4.5 11 13M17 13.5v5A1.5 1.5 0 0 1 15.5 20h-10A1.5 1.5 0 0 1 4 18.5v-10A1.5 1.5 0 0 1 5.5 7h5',
  { flips: true },
);
export const UsersIcon = /* @__PURE__ */ iconOf(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.8 19.5c.5-3.2 3-5 6.2-5s5.7 1.8 6.2 5M15.5 5a3.3 3.3 0 0 1 0 6.3M17.5 14.7c2 .6 3.3 2.3 3.7 4.8',
);
export const PercentIcon = /* @__PURE__ */ iconOf(
  'M18.5 5.5l-13 13M8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM16 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const IdCardIcon = /* @__PURE__ */ iconOf(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.8 16c.4-1.7 1.6-2.5 3.2-2.5s2.8.8 3.2 2.5M15 9.5h3M15 13h3',
);
export const OfflineIcon = /* @__PURE__ */ iconOf(
  'M4 4l16 16M3 9.5A14 14 0 0 1 7.5 7M21 9.5a14 14 0 0 0-9.3-3.9M6 13a9 9 0 0 1 4-2.3M18 13a9 9 0 0 0-2.6-1.8M9.3 16.3a4.3 4.3 0 0 1 5.4 0M12 19.5h.01',
);
export const NewsIcon = /* @__PURE__ */ iconOf(
  'M4 5h13v14.5H5.5A1.5 1.5 0 0 1 4 18zM17 9.5h3V18a1.5 1.5 0 0 1-3 0M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
);
export const LimitIcon = /* @__PURE__ */ iconOf('M12 20.5a8.5 8.5 0 1 1 8.5-8.5M12 12l4-4M20.5 17.5h-6');
export const SwapIcon = /* @__PURE__ */ iconOf('M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19');
export const WrenchIcon = /* @__PURE__ */ iconOf(
  'M20 6.5 16.5 10 14 7.5 17.5 4a5 5 0 0 0-6.6 6.4L4.5 16.8a1.9 1.9 0 0 0 2.7 2.7l6.4-6.4A5 5 0 0 0 20 6.5z',
);
export const TrashIcon = /* @__PURE__ */ iconOf('M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.2 11v5.5M13.8 11v5.5');
export const DashIcon = /* @__PURE__ */ iconOf('M6.5 12h11');
