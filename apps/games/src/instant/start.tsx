// Starts the game: takes the code out of the address, then loads texts, session and state.
import { createRoot } from 'react-dom/client';
import { currencyOf, type Money, moneyIn } from '../money/money.ts';
import { withTexts } from '../texts/loaded-texts.ts';
import { chosenLanguage, type Texts } from '../texts/texts.ts';
import { callWith } from '../wire/call.ts';
import { readStored, store } from '../wire/stored-values.ts';
import { InstantContext } from './instant.context.ts';
import { createRunner, type Runner, storedEntered } from './instant.runner.ts';
import { type Entered, startInstant } from './instant.state.ts';
import { InstantView } from './instant-view.tsx';
import '../styles/room.css';
import '../styles/instant.css';
import '../styles/large-text.css';

const address = new URL(location.href);
const code = address.searchParams.get('code');
if (code !== null) {
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address.pathname + address.search);
}

const isTrial = address.searchParams.has('trial');

const STORED_LANGUAGE = 'foyer.game.language';
const wanted = chosenLanguage(address.searchParams.get('language'), readStored(STORED_LANGUAGE), navigator.languages);
store(STORED_LANGUAGE, wanted);

let entered: Entered | null = code === null ? storedEntered(isTrial) : null;
let texts: Texts | null = null;
let money: Money | null = null;

const countMoney = (): void => {
  if (entered === null || texts === null) return;
  money = moneyIn(currencyOf(entered), texts.tag, texts.dir);
};

const page = document.getElementById('instant');
const view = page && createRoot(page);

const paint = (): void => {
  if (view === null || texts === null) return;
  const room = runner.room();
  if (room.state !== null) document.title = room.state.name;
  view.render(
    <InstantContext.Provider value={{ room, send: runner.send, texts, money }}>
      <InstantView />
    </InstantContext.Provider>,
  );
};

const runner: Runner = createRunner({
  call: callWith({ language: () => wanted, session: () => entered?.session ?? null }),
  start: startInstant({
    game: address.searchParams.get('game') ?? 'beacon',
    isTrial,
    isFramed: window.parent !== window,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }),
  code,
  onEntered: (answer) => {
    entered = answer;
    countMoney();
  },
  onChange: paint,
});

runner.start();
void withTexts(wanted, (loaded) => {
  texts = loaded;
  const root = document.documentElement;
  root.lang = loaded.tag;
  root.dir = loaded.dir;
  root.dataset.language = loaded.language;
  countMoney();
  paint();
});
