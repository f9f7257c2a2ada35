// The page's own domain fails: what happened, customer service, another try. It cannot be dismissed.
import type { OverlayProps } from '../../kit/feature.ts';
import { useServices } from '../../kit/services/use-services.ts';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { HeadsetIcon } from '../../ui/help-icons.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { NoSignalSign } from '../../ui/no-signal-sign.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import { RefreshIcon } from '../../ui/retry-icons.tsx';
import { type DomainFailureState, domainFailureFlow } from './domain-failure.flow.ts';
import css from './domain-failure.module.css';
import { domainFailureRunner } from './domain-failure.runner.ts';

/** DF-03: the one service is opened directly; of several a sheet is shown. */
function ServicesButton() {
  const t = useT();
  const { overlays } = useShell();
  const services = useServices();
  const [only] = services;
  const label = (
    <>
      <HeadsetIcon size={20} />
      {t('services.title')}
    </>
  );
  if (only && services.length === 1)
    return (
      <a
        className={buttonClass({ size: 'md', block: true })}
        href={only.address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {label}
      </a>
    );
  return (
    <Button size="md" block onClick={() => void overlays.open('services', {})}>
      {label}
    </Button>
  );
}

function Status({ state, isAnnounced }: { readonly state: DomainFailureState; readonly isAnnounced: boolean }) {
  const t = useT();
  const isSlow = state.own === 'slow' || state.own === 'answers';
  const why = isAnnounced ? '' : `${t(isSlow ? 'domainFailure.slow' : 'domainFailure.unreachable')} `;
  const sentences = {
    unreachable: state.own === 'offline' ? t('common.networkOffline') : why + t('domainFailure.hint'),
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
          <ServicesButton />
          <p className={css.reference}>{t('common.reference', { reference })}</p>
        </div>
      }
    >
      <p className={css.message}>{message || t('common.error')}</p>
      <Lines lines={state.lines} />
      <Status state={state} isAnnounced={message !== ''} />
    </Dialog>
  );
}
