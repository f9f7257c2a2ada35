// The room on screen: bar, hero, tabs, slip and sheets, or the page shown without a room.
import type { KeyboardEvent } from 'react';
import { Lobby } from '../lobby/lobby.tsx';
import { PickPanel } from '../pick/pick-panel.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { ReceiptSheet } from '../slip/receipt-sheet.tsx';
import { SlipBar } from '../slip/slip-bar.tsx';
import { SlipSheet } from '../slip/slip-sheet.tsx';
import { BetsPanel } from '../tickets/bets-panel.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { NoSession } from '../ui/no-session.tsx';
import { Announcement } from './announcement.tsx';
import { Hero } from './hero.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useGame, useStage } from './room.context.ts';
import { type Tab, tableOf } from './room.state.ts';
import { RoomSkeleton } from './skeleton.tsx';
import { TopBar } from './top-bar.tsx';

const tabs: readonly { readonly tab: Tab; readonly text: 'tabPick' | 'tabBets' | 'tabResults' | 'tabRules' }[] = [
  { tab: 'pick', text: 'tabPick' },
  { tab: 'bets', text: 'tabBets' },
  { tab: 'results', text: 'tabResults' },
  { tab: 'rules', text: 'tabRules' },
];

const panels = { pick: PickPanel, bets: BetsPanel, results: ResultsPanel, rules: RulesPanel } as const;

function Tabs() {
  const { room, send, texts } = useGame();
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ tab }) => tab === room.tab);
    const forward = texts.dir === 'rtl' ? -step : step;
    const next = tabs[(at + forward + tabs.length) % tabs.length];
    if (next === undefined) return;
    send({ type: 'tabChosen', tab: next.tab });
    document.getElementById(`tab-${next.tab}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" onKeyDown={move}>
      {tabs.map(({ tab, text }) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={room.tab === tab}
          aria-controls="panel"
          tabIndex={room.tab === tab ? 0 : -1}
          onClick={() => send({ type: 'tabChosen', tab })}
        >
          {texts.t(text)}
        </button>
      ))}
    </div>
  );
}

function Game() {
  const { room } = useGame();
  const Panel = panels[room.tab];
  return (
    <>
      <main className="main main--game">
        <Hero />
        <div className="stack stack--12 room__tabs">
          <Tabs />
          <div id="panel" role="tabpanel" aria-labelledby={`tab-${room.tab}`}>
            <Panel />
          </div>
        </div>
      </main>
      {room.tab === 'pick' && <SlipBar />}
      <Announcement />
      {room.sheet === 'slip' && <SlipSheet />}
      {room.sheet === 'receipt' && <ReceiptSheet />}
    </>
  );
}

function Body() {
  const { room, send, texts } = useStage();
  const table = tableOf(room);
  const { phase } = room;
  if (phase === 'ended' || phase === 'visitor')
    return <NoSession texts={texts} room={{ ...room, phase }} visitorLead="visitorLead" />;
  if (room.phase === 'failed')
    return <LoadError texts={texts} failure={room.failure} onRetry={() => send({ type: 'retried' })} />;
  if (room.phase === 'playing' && room.place === 'lobby') return <Lobby />;
  if (room.phase === 'playing' && table.state !== null) return <Game />;
  if (table.failure !== null && room.phase === 'playing')
    return <LoadError texts={texts} failure={table.failure} onRetry={() => send({ type: 'retried' })} />;
  return <RoomSkeleton />;
}

export function RoomView() {
  const { texts } = useStage();
  return (
    <div className="phone phone--room">
      <aside className="demo">{texts.t('demoLine')}</aside>
      <TopBar />
      <Body />
      <OfflineNotice />
    </div>
  );
}
