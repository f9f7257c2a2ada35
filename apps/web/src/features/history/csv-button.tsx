// Saves what is filtered as a file for spreadsheets.
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { saveFile } from '../../shell/files/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import { type CsvState, csvFlow } from './csv.flow.ts';
import { csvRunner } from './csv.runner.ts';
import css from './history.module.css';
import type { HistoryFilter } from './history.rules.ts';

/** How far the file is. */
function Progress({ state }: { readonly state: CsvState }) {
  const t = useT();
  if (state.at === 'collecting') return t('history.collecting', { count: state.entries.length });
  if (state.at === 'saved') return t(state.isCut ? 'history.cut' : 'history.saved', { count: state.count });
  return null;
}

function Failure({ state }: { readonly state: Extract<CsvState, { readonly at: 'failed' }> }) {
  const t = useT();
  const words = useFailureMessage();
  return (
    <p role="alert">
      {t('history.downloadFailed')} {words(state.missing.message)}{' '}
      {t('common.reference', { reference: state.missing.reference })}
    </p>
  );
}

export function CsvButton({ filter }: { readonly filter: HistoryFilter }) {
  const t = useT();
  const shell = useShell();
  const [state, dispatch] = useFlow(csvFlow, csvRunner(shell, filter, saveFile));
  const isBusy = state.at === 'collecting' || state.at === 'saving';
  return (
    <div className={css.csv}>
      <p role="status">
        <Progress state={state} />
      </p>
      <Button variant="text" size="md" busy={isBusy} onClick={() => dispatch({ type: 'downloadTapped' })}>
        <DownloadIcon size={20} />
        {t('history.download')}
      </Button>
      {state.at === 'failed' && <Failure state={state} />}
    </div>
  );
}
