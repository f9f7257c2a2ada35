// DB-01: the download bar over the foot of the page.
import { useState } from 'react';
import { useFlow, useRoute, useShell, useT } from '../../kit/shell-context.tsx';
import { AppBar } from '../../ui/app-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { barFlow } from './bar.flow.ts';
import { hasBar } from './bar.rules.ts';
import { barRunner } from './bar.runner.ts';
import { colourOf } from './colour.rules.ts';
import css from './install.module.css';

export function DownloadBar() {
  const t = useT();
  const shell = useShell();
  const { route } = useRoute();
  const [runner] = useState(() => barRunner(shell));
  const [state, send] = useFlow(barFlow, runner);
  if (state.at !== 'shown' || !hasBar(route)) return null;
  const { title, icon, prompt } = state.offer;
  const text = prompt.bottom_app_desc;
  return (
    <AppBar
      label={t('install.bar')}
      icon={icon}
      title={title}
      rating="5.0"
      ratingLabel={t('install.rating')}
      text={text.enabled ? text.value : ''}
      colour={colourOf(prompt.bottom_app_desc_color)}
      sign={
        state.hasBonus && (
          <button
            type="button"
            className={css.gift}
            aria-label={t('install.bonus')}
            onClick={() => send({ type: 'giftTapped' })}
          >
            <GiftIcon size={20} />
          </button>
        )
      }
      action={
        <Button variant="primary" size="sm" onClick={() => send({ type: 'downloadTapped' })}>
          {t('install.get')}
        </Button>
      }
      closeLabel={t('install.hide')}
      onClose={() => send({ type: 'closeTapped' })}
    />
  );
}
