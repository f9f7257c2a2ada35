// The page's own domain fails: what happened, customer service, another try. It cannot be dismissed.
import type { OverlayProps } from '../../kit/feature.ts';
import { ServicesButton } from '../../kit/services/services-button.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { NoSignalSign } from '../../ui/no-signal-sign.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import { RefreshIcon } from '../../ui/retry-icons.tsx';
import { type DomainFailureState, domainFailureFlow } from './domain-failure.flow.ts';
import css from './domain-failure.module.css';
import { domainFailureRunner } from './domain-failure.runner.ts';

function Status({ state, isAnnounced }: { readonly state: DomainFailureState; readonly isAnnounced: boolean }) {
  const t = useT();
  const isSlow = state.own === 'slow' || state.own === 'answers';
  const why = isAnnounced ? '' : `${t(isSlow ? 'domainFailure.slow' : 'domainFailure.unreachable')} `;
  const unreachable =
    state.own === 'offline'
      ? t('common.networkOffline')
      : state.own === 'cutOff'
        ? t('domainFailure.nobodyAnswered')
        : null;
  const sentences = {
    unreachable: unreachable ?? why + t('domainFailure.hint'),
    searching: t('domainFailure.looking'),
    moving: state.at === 'moving' ? t('domainFailure.moving', { domain: new URL(state.origin).host }) : '',
    nobodyAnswered: t('domainFailure.nobodyAnswered'),
  };
  return (
    <p className={css.status} role="status">
      {sentences[state.at]}
    </p>
  );
}

const lineTexts = {
  asking: 'domainFailure.lineAsking',
  silent: 'domainFailure.lineSilent',
  answers: 'domainFailure.lineAnswers',
} as const;
const lineIcons = { asking: RefreshIcon, silent: CloseIcon, answers: CheckIcon } as const;

/** The domains that are asked, each with what it has done. */
function Lines({ lines }: Pick<DomainFailureState, 'lines'>) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <ul className={css.lines} aria-label={t('domainFailure.lines')}>
      {lines.map(({ origin, at }) => {
        const LineIcon = lineIcons[at];
        return (
          <li key={origin} className={css[at]}>
            <bdi>{new URL(origin).host}</bdi>
            <span>{t(lineTexts[at])}</span>
            <LineIcon size={16} />
          </li>
        );
      })}
    </ul>
  );
}

export function Overlay({ props: { message, reference } }: OverlayProps<'domainFailure'>) {
  const t = useT();
  const shell = useShell();
  const [state, send] = useFlow(domainFailureFlow, domainFailureRunner(shell));
  const busy = state.at === 'searching' || state.at === 'moving';
  return (
    <Dialog
      title={t('common.notice')}
      sign={<NoSignalSign />}
      urgent
      actions={
        <div className={css.actions}>
          <Button variant="primary" size="md" block autoFocus busy={busy} onClick={() => send({ type: 'retryTapped' })}>
            <RefreshIcon size={20} />
            {t('common.retry')}
          </Button>
          <ServicesButton label={t('services.title')} reference={reference} />
          <p className={css.reference}>{t('common.reference', { reference })}</p>
        </div>
      }
    >
      <p className={css.message}>{message ? <bdi>{message}</bdi> : t('common.error')}</p>
      <Lines lines={state.lines} />
      <Status state={state} isAnnounced={message !== ''} />
    </Dialog>
  );
}
