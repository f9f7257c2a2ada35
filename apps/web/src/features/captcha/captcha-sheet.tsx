// The captcha over whatever is open: answers the proof, or null when it was left unsolved.
import { useState } from 'react';
import type { Captcha } from '../../adapters/captcha/port.ts';
import { useCaptcha } from '../../kit/captcha/use-captcha.ts';
import type { OverlayProps } from '../../kit/feature.ts';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { textLanguage } from '../../shell/i18n/text-language.ts';
import type { Shell } from '../../shell/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { captchaFlow } from './captcha.flow.ts';
import css from './captcha.module.css';
import { mayGoWithout } from './captcha.rules.ts';
import { type CaptchaRunner, captchaRunner } from './captcha.runner.ts';
import { CaptchaBlock } from './captcha-block.tsx';

interface CaptchaSheetProps extends OverlayProps<'captcha'> {
  readonly captcha: Captcha;
}

interface Stage {
  readonly runner: CaptchaRunner;
  /** Takes the element that the puzzle is drawn in. */
  readonly hold: (area: HTMLElement | null) => () => void;
}

function createStage(captcha: Captcha, { texts, events }: Shell, { props, answer }: OverlayProps<'captcha'>): Stage {
  let area: HTMLElement | null = null;
  const runner = captchaRunner(captcha, {
    task: () => ({ action: props.action, language: textLanguage(texts.language()), area }),
    // The block disappears as the puzzle opens; a keyboard focus on the block moves to the puzzle.
    opened: () => void setTimeout(() => document.activeElement === document.body && area?.focus()),
    notReached: () => events.publish('domainDoubted', { stopped: true }),
    finish: answer,
  });
  return {
    runner,
    hold: (element) => {
      area = element;
      return runner.takeDown;
    },
  };
}

export function CaptchaSheet({ captcha, ...overlay }: CaptchaSheetProps) {
  const t = useT();
  const shell = useShell();
  const { props, answer } = overlay;
  const [{ runner, hold }] = useState(() => createStage(captcha, shell, overlay));
  const [state, send] = useFlow(captchaFlow, runner.perform);
  const passable = state.at === 'error' && mayGoWithout(props.action, state.problem, shell.settings);
  return (
    <Sheet title={t('captcha.title')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <p className={css.lead}>{t('captcha.lead')}</p>
      <div className={css.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: it holds whatever a vendor draws, not the fields of a form */}
        <div className={css.area} ref={hold} role="group" aria-label={t('captcha.solve')} tabIndex={-1} />
        <CaptchaBlock state={state} send={send} />
      </div>
      {passable && (
        <Button variant="text" block onClick={() => answer({})}>
          {t('captcha.goWithout')}
        </Button>
      )}
    </Sheet>
  );
}

export function Overlay(overlay: OverlayProps<'captcha'>) {
  return <CaptchaSheet captcha={useCaptcha()} {...overlay} />;
}
