// Games: launch, lanes, next draws.
import * as z from 'zod/mini';
import { GAME_CODE, LONGEST_GAME_CODE } from '../game-code.ts';
import { RowLanguage } from './content.ts';
import {
  itemsOf,
  listOf,
  openEnum,
  orElse,
  pageOf,
  ReadAmount,
  ReadId,
  ReadNumber,
  ReadText,
  ReadTime,
  readFlag,
  renamed,
} from './read.ts';
import { type CallErrors, Cursor, Instant, Language, nothing, onRealDay, text } from './values.ts';

/** A short name in requests, as of a game, an issue or a way to bet. */
export const code = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max));

/** A vendor, its game, its node or its room, as the vendor writes them. */
const GameCode = z.string().check(z.regex(GAME_CODE), z.maxLength(LONGEST_GAME_CODE));

/** The fields that every form of a launch carries. */
const launch = {
  device: z.literal('MOBILE'),
  backUrl: z.optional(text(512)),
  language: Language,
  /** The game's name in the member's language. */
  title: z.optional(text(128)),
  /** The member's VIP label, where there is one. */
  labelName: z.optional(text(128)),
};

/** GL-02: the LOTT form of a launch. */
export const LottLaunch = z.strictObject({
  ...launch,
  launchMode: z.literal('LOTT'),
  vendor: z.optional(z.enum(['LOTT', 'TCG_LOTTO_VN'])),
  lottoArea: z.optional(z.literal('VN')),
  /** How prizes are set @assumed: STANDARD, by the operator's odds, or TABLE, by a draw's table of prizes. Any other opens nothing. */
  lottoPrizeMode: z.optional(code(32)),
  lottoGameCode: z.optional(GameCode),
  lottoView: z.optional(z.enum(['betting', 'lobby'])),
  playType: z.optional(code(32)),
  hasLobby: z.optional(z.boolean()),
});

/** GL-02: the SEA form of a launch. */
export const SeaLaunch = z.strictObject({
  ...launch,
  launchMode: z.literal('SEA'),
  vendor: z.optional(z.literal('TCG_SEA')),
  lottoMode: z.literal('traditional'),
  lottoGameCode: z.optional(GameCode),
  lottoView: z.optional(z.enum(['betting', 'lobby'])),
});

/** GL-02: a launch at a vendor who has no form of its own. */
export const VendorLaunch = z.strictObject({
  ...launch,
  vendor: GameCode,
  gameCode: z.optional(GameCode),
  /** BN-02: the game's node and room, as the banner that launches it names them @assumed. */
  nodeId: z.optional(GameCode),
  roomId: z.optional(GameCode),
  prizeMode: z.optional(code(32)),
  playType: z.optional(code(32)),
  hasLobby: z.optional(z.boolean()),
});

export const LaunchRequest = z.union([LottLaunch, SeaLaunch, VendorLaunch]);

/** The kinds of games that the platform knows; an operator's own back end may have others. */
export const GameType = z.enum(['LOTT', 'SLOT', 'LIVE', 'SPORT', 'FISH', 'TABLE', 'ORIGINAL']);

/** Numbers of a draw or a line. */
export const numbers = (name: string) => listOf(name, ReadNumber);

export const GameCard = z.object({
  accountTypeName: orElse('accountTypeName', ReadText, ''),
  displayName: ReadText,
  /** Art of the tile: a name under the operator's art. */
  art: orElse('art', ReadText, ''),
  vendor: orElse('vendor', ReadText, 'LOTT'),
  gameCode: orElse('gameCode', ReadText, ''),
  gameType: orElse('gameType', ReadText, ''),
  tag: openEnum(['hot', 'new'], null),
  /** False: shown in the lobby, cannot be opened yet. Without a code there is nothing to open. */
  playable: readFlag(true),
  /** True: its vendor is in maintenance. It is shown, and opens later. */
  maintenance: readFlag(false),
  language: RowLanguage,
});

/** GL-05. */
export const Lane = renamed(
  { id: 'title' },
  z.object({
    /** Without one its title tells it from the others. */
    id: ReadId,
    title: ReadText,
    language: RowLanguage,
    cards: listOf('cards', GameCard),
    gameClassify: orElse('gameClassify', z.object({ vendors: listOf('vendors', ReadText) }), { vendors: [] }),
    gameCount: orElse('gameCount', ReadNumber, 0),
  }),
);

/** A lottery's next draw and last result, for tickers and cards. */
export const DrawCard = z.object({
  game: ReadId,
  /** The vendor whose form launches it. */
  vendor: orElse('vendor', ReadText, 'LOTT'),
  name: ReadText,
  art: orElse('art', ReadText, ''),
  /** "Draws every minute", in the caller's language. */
  rhythm: orElse('rhythm', ReadText, ''),
  issue: ReadId,
  intervalSeconds: ReadNumber,
  closesAt: ReadTime,
  /** When the numbers of `issue` are drawn: what tickers count down to. */
  drawsAt: ReadTime,
  lastIssue: orElse('lastIssue', ReadId, null),
  lastNumbers: numbers('lastNumbers'),
  lastBonus: numbers('lastBonus'),
  /** Most that one line may win, in minor units of the operator's currency. */
  topPrize: ReadAmount,
  /** The stake that wins `topPrize`; null where the back end does not say. */
  stake: orElse('stake', z.nullable(ReadAmount), null),
  serverTime: ReadTime,
});

const BetStatus = z.enum(['open', 'won', 'lost', 'refunded']);

/** A member's bet on a draw, in words of the caller's language. */
export const Bet = z.object({
  receipt: ReadId,
  game: ReadId,
  /** The vendor whose form launches it. */
  vendor: orElse('vendor', ReadText, 'LOTT'),
  /** "Rapid 5" */
  name: ReadText,
  issue: ReadId,
  /** The number of digits that its numbers are written with: "07". */
  digits: orElse('digits', z.union([z.literal(1), z.literal(2)]), 1),
  lines: listOf(
    'lines',
    // "2 numbers" with its numbers, or "Odd" without any.
    z.object({
      text: ReadText,
      numbers: numbers('numbers'),
      /** For each number whether the draw has it; null before the draw, and where the back end does not say. */
      hits: orElse('hits', z.nullable(z.array(z.boolean())), null),
    }),
  ),
  total: ReadAmount,
  win: ReadAmount,
  status: openEnum(BetStatus.options, 'open'),
  placedAt: ReadTime,
});

/** What a member won, with hardly anything of the name. */
export const Win = z.object({
  /** The user name, mostly covered: "he•••". */
  name: ReadText,
  game: ReadId,
  /** "Rapid 5" */
  title: ReadText,
  art: orElse('art', ReadText, ''),
  /** Paid to the member, in minor units of the operator's currency. */
  amount: ReadAmount,
  at: ReadTime,
  vendor: orElse('vendor', ReadText, 'LOTT'),
  /** True: the win was a jackpot. */
  jackpot: readFlag(false),
});

/** What grows with each stake of a game until a round wins all of it. Amounts in minor units of the operator's currency. */
export const JackpotFacts = z.object({
  /** What a round would win now. */
  amount: ReadAmount,
  /** What of each stake is added, in basis points. */
  share: ReadNumber,
  /** What the operator puts in when it was won. */
  seed: ReadAmount,
  /** A round wins it with a chance of its stake in so much. */
  stakesPerWin: ReadAmount,
});

/** A jackpot with the game that wins it. */
const JackpotRow = z.object({
  ...JackpotFacts.shape,
  vendor: ReadId,
  game: ReadId,
  title: ReadText,
  art: orElse('art', ReadText, ''),
});

const WinsPrivacy = z.object({ hidden: z.boolean() });
/** GL-04: the payload of a trial launch. */
export const TrialLaunch = z.strictObject({
  /** The game's code at its vendor. */
  gameId: GameCode,
  /** The game's node at its vendor; the vendor's own code where the game has none @assumed. */
  nodeId: GameCode,
  platform: z.literal('html5'),
});

/** Where a launched game is found. */
const Launched = z.object({ gameUrl: z.string() });

/**
 * A round of a game on which bets are open or open soon @assumed: the specification names the list, and no field of it.
 */
export const GameMatch = z.object({
  matchId: ReadId,
  gameId: ReadId,
  /** Node of the game, as a launch names it. */
  nodeId: orElse('nodeId', ReadText, 'LOTT'),
  name: ReadText,
  art: orElse('art', ReadText, ''),
  /** The round's own number or name. */
  round: orElse('round', ReadText, ''),
  closesAt: ReadTime,
  /** When the round is decided. */
  startsAt: ReadTime,
  language: RowLanguage,
});

/** A vendor whose games the operator has had for a short time only @assumed. */
export const NewVendor = z.object({ vendor: ReadId });

/** What a person wants to know of a game before play. All of it may be missing. */
export const GameAbout = z.object({
  /** The rules in short, in words of the caller's language. */
  rules: listOf('rules', ReadText),
  /** Minor units of the operator's currency. */
  stake: orElse('stake', z.nullable(z.object({ least: ReadAmount, most: ReadAmount })), null),
  /** What comes back of all stakes in the long run, in basis points: of the way to bet with the least, and with the most. */
  returns: orElse('returns', z.nullable(z.object({ least: ReadNumber, most: ReadNumber })), null),
  hasTrial: readFlag(true),
  /** What a round of the game may win beside its own win. */
  jackpot: orElse('jackpot', z.nullable(JackpotFacts), null),
});

/** A game in one of a member's own lists. */
const listed = { vendor: GameCode, game: GameCode };

const ListedGame = z.object({ vendor: ReadId, game: ReadId, at: ReadTime });

/** The latest first: at most 100 favourites and 30 games that were played @assumed. */
const OwnLists = z.object({ favourites: listOf('favourites', ListedGame), recent: listOf('recent', ListedGame) });

/** The most cards of a lane that the caller has room for; `gameCount` counts all. A back end that sends more does no harm. */
const MostCards = z.optional(z.string().check(z.regex(/^[1-9]\d?$/)));

export const gameSchemas = {
  'game.launch': {
    input: LaunchRequest,
    output: Launched,
  },
  'game.lanes': {
    input: z.strictObject({ most: MostCards }),
    output: z.object({ data: z.object({ lanes: listOf('lanes', Lane) }) }),
  },
  'game.draws': { input: nothing, output: itemsOf(DrawCard) },
  'game.bets': { input: z.strictObject({ cursor: Cursor, receipt: z.optional(code(64)) }), output: pageOf(Bet) },
  'game.wins': {
    input: nothing,
    output: z.object({
      /** The newest first. */
      latest: listOf('latest', Win),
      /** The largest of the last 24 hours, the largest first. */
      largest: listOf('largest', Win),
    }),
  },
  'game.jackpots': { input: nothing, output: itemsOf(JackpotRow) },
  'game.winsPrivacy': { input: nothing, output: WinsPrivacy },
  'game.hideWins': { input: z.strictObject({ hidden: z.boolean() }), output: WinsPrivacy },
  'game.about': { input: z.strictObject({ vendor: GameCode, game: GameCode }), output: GameAbout },
  'game.ownLists': {
    /** The platform keeps the later of two entries of one game, so that a list may be sent twice. */
    input: z.strictObject({
      /** `isRemoved`: it was a favourite until then. */
      favourites: z
        .array(z.strictObject({ ...listed, at: onRealDay(Instant), isRemoved: z.optional(z.boolean()) }))
        .check(z.maxLength(200)),
      recent: z.array(z.strictObject({ ...listed, at: onRealDay(Instant) })).check(z.maxLength(30)),
    }),
    output: OwnLists,
  },
  'relay.gameTrialLaunch': { input: TrialLaunch, output: Launched },
  'relay.gameTrialLaunchSync': { input: TrialLaunch, output: Launched },
  'relay.newGameVendor': { input: nothing, output: itemsOf(NewVendor) },
  'relay.gameMatchV2': { input: nothing, output: itemsOf(GameMatch) },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const gameErrors = () =>
  ({
    'game.launch': ['game.unknown', 'game.unavailable', 'game.maintenance'],
    'game.about': ['game.unknown'],
    'relay.gameTrialLaunch': ['game.unknown', 'game.unavailable', 'game.maintenance'],
    'relay.gameTrialLaunchSync': ['game.unknown', 'game.unavailable', 'game.maintenance'],
  }) as const satisfies CallErrors<typeof gameSchemas>;
