// The history of the member's money: lines, totals, and a file of them.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { HistoryData } from './history.data.ts';

const screen: ScreenEntry<HistoryData> = {
  load: (load, query) => import('./history.data.ts').then(({ loadHistory }) => loadHistory(load, query, Date.now())),
  code: () => import('./history-screen.tsx'),
};

export const history: Feature = { name: 'history', screens: { history: screen } };
