// LG-05: the second step of a log-in, over whatever is open.
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { AddressPanel } from './address-panel.tsx';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { PanelProps } from './panel-parts.tsx';
import { PayeePanel } from './payee-panel.tsx';
import { SmsPanel } from './sms-panel.tsx';
import css from './two-factor.module.css';
import { useTwoFactor } from './use-two-factor.ts';

/** Panels with a sent code stay mounted: a switch to another method loses nothing. */
function Panels({ model }: PanelProps) {
  const { waitingLogin: login, state, whom } = model;
  const method = 'method' in state ? state.method : null;
  const offers = (method: string): boolean => login.options.some((option) => option === method);
  return (
    <>
      {method === 'ga' && <AuthenticatorPanel model={model} />}
      {offers('sms') && <SmsPanel key={`sms ${model.sendings}`} model={model} hidden={method !== 'sms'} />}
      {offers('email') && whom && <EmailPanel model={model} whom={whom} hidden={method !== 'email'} />}
      {method === 'email' && !whom && <AddressPanel model={model} />}
      {method === 'payeeName' && <PayeePanel model={model} />}
    </>
  );
}

function Expired({ again }: { readonly again: () => void }) {
  const t = useT();
  return (
    <>
      <Notice tone="warn" title={t('twoFactor.expiredTitle')} announced>
        {t('twoFactor.expiredText')}
      </Notice>
      <Button variant="primary" block autoFocus onClick={again}>
        {t('twoFactor.logInAgain')}
      </Button>
    </>
  );
}

/** For whom no method works: a person of the operator. */
function WayOut() {
  const t = useT();
  const { overlays } = useShell();
  return (
    <Button variant="text" size="md" block onClick={() => void overlays.open('services', { about: 'login' })}>
      {t('twoFactor.wayOut')}
    </Button>
  );
}

export function Overlay({ props, answer }: OverlayProps<'twoFactor'>) {
  const t = useT();
  const model = useTwoFactor(props, () => answer('passed'));
  const { state, frame } = model;
  const several = props.options.length > 1;
  return (
    <Sheet title={t('twoFactor.heading')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.sheet} ref={frame}>
        {state.at === 'expired' ? (
          <Expired again={() => answer('expired')} />
        ) : (
          <>
            <p className={formCss.lead}>{t(several ? 'twoFactor.leadChoose' : 'twoFactor.lead')}</p>
            {several && (
              <MethodChoice
                options={props.options}
                hints={props.hints}
                chosen={'method' in state ? state.method : (props.options[0] ?? 'ga')}
                choose={(method) => model.send({ type: 'chosen', method })}
                disabled={model.underWay}
              />
            )}
            <div className={css.panels}>
              <Panels model={model} />
            </div>
            <WayOut />
          </>
        )}
      </div>
    </Sheet>
  );
}
