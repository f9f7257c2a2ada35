// Whole pages of the simulator: what stands in them, without any script.
import { createHash } from 'node:crypto';
import { atRest, type Drawn, type GameKind, prizes, symbols } from './games.ts';
import { launchFaults } from './launches.ts';
import { arrow, coins, hitPicture, info, suitPicture, symbolPicture } from './pictures.ts';
import { isReal, type Outcome, type Play, stakesOf } from './plays.ts';
import { roundFaults } from './rounds.ts';
import { STYLE } from './style.ts';
import { filled, type Texts, textsIn } from './texts.ts';
import { decimalOf } from './wallet.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** A page, and the hash of its style for the policy that it is sent with. */
export interface Page {
  readonly html: string;
  readonly styleHash: string;
}

interface Frame {
  readonly language: string;
  readonly title: string;
  /** The operator's colours, as declarations; only colours stand in them. */
  readonly colours: string;
  readonly operator: string;
}

const framed = ({ language, title, colours, operator }: Frame, body: string): Page => {
  const { language: tag, texts } = textsIn(language);
  const style = `:root{${colours}}${STYLE}`;
  return {
    styleHash: createHash('sha256').update(style).digest('base64'),
    html: `<!doctype html>
<html lang="${tag}" dir="${texts.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${style}</style></head>
<body class="${escaped(operator)}">${body}</body></html>`,
  };
};

/** "$12.50" in the member's language, in digits that every keyboard has. */
const moneyIn = (play: Play, minorUnits: bigint): string => {
  const { currency, minorDigits } = play.wallet;
  const format = new Intl.NumberFormat(`${play.language}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // A decimal text keeps every digit of a large balance; the types of Node 20 know numbers only.
  return format.format(decimalOf(minorUnits, minorDigits) as unknown as number);
};

const card = (text: string): string => {
  const [rank = '', suit = ''] = text.split(' ');
  const isRed = suit === 'hearts' || suit === 'diamonds';
  return `<div class="cell${isRed ? ' red' : ''}">${escaped(rank)}${suitPicture(suit)}</div>`;
};

const cellsOf = (kind: GameKind, cells: Drawn['cells'], { you, house }: Texts): string => {
  if (kind === 'CARDS') {
    const [own = '', other = ''] = cells;
    return `<figure>${card(own)}<figcaption>${escaped(you)}</figcaption></figure><figure>${card(other)}<figcaption>${escaped(house)}</figcaption></figure>`;
  }
  if (kind === 'SLOT') return cells.map((name) => `<div class="cell">${symbolPicture(name)}</div>`).join('');
  if (kind === 'LADDER')
    return cells
      .map((text) => `<div class="cell${text === '×0' ? ' zero' : ''}" dir="ltr">${escaped(text)}</div>`)
      .join('');
  return cells.map((hit) => `<div class="cell ${hit === 'hit' ? 'hit' : 'miss'}">${hitPicture(kind)}</div>`).join('');
};

const refusalTexts = { funds: 'funds', session: 'over', closed: 'closed', other: 'other' } as const;

/** What became of the round, in a sentence. */
const sentenceOf = (play: Play, outcome: Outcome, texts: Texts): string => {
  if (outcome.at === 'refused') return texts[refusalTexts[outcome.why]];
  if (outcome.at === 'played') {
    const { drawn, stake, isPaid } = outcome;
    const amount = moneyIn(play, stake * BigInt(drawn.factor));
    if (drawn.factor === 0) return texts.lost;
    if (drawn.factor === 1) return filled(texts.even, { amount });
    return filled(isPaid ? texts.won : texts.paidLater, { amount });
  }
  return { ready: texts.ready, cancelled: texts.cancelled, noted: texts.nextNoted, unreachable: texts.unreachable }[
    outcome.at
  ];
};

const stage = (play: Play, texts: Texts): string => {
  const { kind, outcome } = play;
  const isPlayed = outcome.at === 'played';
  const cells = isPlayed ? outcome.drawn.cells : atRest[kind];
  const isWin = isPlayed && outcome.drawn.factor > 0;
  return `<section class="stage"><div class="cells ${kind}${isPlayed ? ' new' : ''}">${cellsOf(kind, cells, texts)}</div>
<p class="told${isWin ? ' win' : ''}" role="status">${escaped(sentenceOf(play, outcome, texts))}</p></section>`;
};

const stakes = (play: Play, texts: Texts): string =>
  `<legend>${escaped(texts.stake)}</legend>${stakesOf(play.wallet)
    .map(
      (stake) =>
        `<label><input type="radio" name="stake" value="${stake}"${stake === play.stake ? ' checked' : ''}><span>${escaped(moneyIn(play, stake))}</span></label>`,
    )
    .join('')}`;

/** What has to show for a prize. */
const signOf = (kind: GameKind, factor: number, { you, house }: Texts): string => {
  const dots = (all: number, count: number): string =>
    Array.from({ length: all }, (_, place) => `<i${place < count ? '' : ' class="off"'}></i>`).join('');
  if (kind === 'SLOT') {
    const line = symbols.find((symbol) => symbol.factor === factor);
    return line ? symbolPicture(line.name).repeat(3) : `${dots(3, 2)}`;
  }
  if (kind === 'CARDS') return `${escaped(you)} ${factor === 1 ? '=' : '&gt;'} ${escaped(house)}`;
  if (kind === 'SPORT') return dots(5, { 1: 3, 3: 4 }[factor] ?? 5);
  if (kind === 'FISH') return dots(3, { 1: 1, 3: 2 }[factor] ?? 3);
  return `×${factor}`;
};

const paysOf = (kind: GameKind, texts: Texts): string =>
  `<details><summary>${escaped(texts.pays)}</summary><dl>${prizes[kind]
    .map(({ factor }) => `<dt>${signOf(kind, factor, texts)}</dt><dd dir="ltr">×${factor}</dd>`)
    .join('')}</dl></details>`;

const controls = (play: Play, texts: Texts): string => {
  const button = (name: (typeof roundFaults)[number] | (typeof launchFaults)[number]): string =>
    `<button name="fault" value="${name}">${escaped(texts[name])}</button>`;
  return `<details><summary>${escaped(texts.controls)}</summary><p>${escaped(texts.controlsText)}</p>
<form method="post" action="/play/${play.id}"><input type="hidden" name="round" value="${play.round}">
<input type="hidden" name="stake" value="${play.stake}">${[...roundFaults, ...launchFaults].map(button).join('')}</form></details>`;
};

export const playPage = (play: Play): Page => {
  const { texts } = textsIn(play.language);
  const { title, account, backUrl } = play;
  const balance =
    play.balance === null
      ? ''
      : `<div class="balance"><p>${escaped(isReal(play) ? texts.balance : texts.playMoney)}</p><b>${escaped(moneyIn(play, play.balance))}</b></div>`;
  const trial = !isReal(play);
  const by = filled(texts.by, { vendor: account.vendor.replaceAll('_', ' ') });
  return framed(
    { language: play.language, title, colours: account.colours, operator: account.operator },
    `<header>${trial ? '' : `<a href="${escaped(backUrl)}" aria-label="${escaped(texts.back)}">${arrow}</a>`}<div><h1>${escaped(title)}</h1><p>${escaped(by)}</p></div>${balance}</header>
<main>${trial ? `<p class="notice trial">${coins}<span><b>${escaped(texts.trial)}</b>${escaped(texts.trialText)}</span></p>` : ''}<p class="notice">${info}<span><b>${escaped(texts.simulator)}</b>${escaped(texts.simulatorText)}</span></p>
${stage(play, texts)}
<form method="post" action="/play/${play.id}"><input type="hidden" name="round" value="${play.round}">
<fieldset>${stakes(play, texts)}</fieldset>
<button class="main">${escaped(texts.play)}</button></form>
${paysOf(play.kind, texts)}${
  trial
    ? ''
    : `${controls(play, texts)}
<a class="back" href="${escaped(backUrl)}">${escaped(texts.back)}</a>`
}</main>`,
  );
};

/** A link that opens nothing any more, with the way back where it is known. */
export const usedPage = (language: string, backUrl: string | null): Page => {
  const { texts } = textsIn(language);
  const back = backUrl ? `<a class="back" href="${escaped(backUrl)}">${escaped(texts.back)}</a>` : '';
  return framed(
    { language, title: texts.usedTitle, colours: '', operator: '' },
    `<main class="alone"><h1>${escaped(texts.usedTitle)}</h1><p>${escaped(texts.usedText)}</p>${back}</main>`,
  );
};
