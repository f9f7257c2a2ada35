// Starts the room: takes the code out of the address, then loads texts, session and state.
import { createRoot } from 'react-dom/client';
import { watchArt } from '../files/watch-art.ts';
import { currencyOf, type Money, moneyIn } from '../money/money.ts';
import { withTexts } from '../texts/loaded-texts.ts';
import { chosenLanguage, type Texts } from '../texts/texts.ts';
import { callWith } from '../wire/call.ts';
import { readStored, store } from '../wire/stored-values.ts';
import { StageContext } from './room.context.ts';
import { createRunner, type Runner, storedEntered } from './room.runner.ts';
import { type Entered, startRoom } from './room.state.ts';
import { RoomView } from './room-view.tsx';
import '../styles/room.css';
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

const root = document.documentElement;
const showTexts = (next: Texts): void => {
  texts = next;
  root.lang = next.tag;
  root.dir = next.dir;
  root.dataset.language = next.language;
};

const countMoney = (): void => {
  if (entered === null || texts === null) return;
  money = moneyIn(currencyOf(entered), texts.tag, texts.dir);
};

const game = address.searchParams.get('game') ?? 'rapid5';
const runner: Runner = createRunner({
  call: callWith({ language: () => wanted, session: () => entered?.session ?? null }),
  start: {
    ...startRoom(
      game,
      address.searchParams.get('view') === 'lobby' ? 'lobby' : 'room',
      address.searchParams.get('play'),
    ),
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isTrial,
    isFramed: window.parent !== window,
  },
  code,
  onEntered: (answer) => {
    entered = answer;
    countMoney();
  },
});

const page = document.getElementById('room');
const view = page && createRoot(page);
const paint = (): void => {
  if (view === null || texts === null) return;
  const room = runner.room();
  document.title = room.tables[room.game]?.state?.name ?? texts.t('lobbyTitle');
  view.render(
    <StageContext.Provider value={{ room, send: runner.send, texts, money }}>
      <RoomView />
    </StageContext.Provider>,
  );
};

runner.subscribe(paint);
runner.send({ type: 'drawDue', game });
runner.start();
watchArt();
void withTexts(wanted, (loaded) => {
  showTexts(loaded);
  countMoney();
  paint();
});
