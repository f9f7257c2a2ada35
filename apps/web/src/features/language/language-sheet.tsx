// The operator's languages by their own names; a tap changes every text in place.
import { type LanguageCode, languageNames, languages } from '@foyer/contract';
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { useLanguage, useShell, useT } from '../../kit/shell-context.tsx';
import { isTranslated } from '../../shell/i18n/text-language.ts';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import css from './language.module.css';

export function Overlay({ answer }: OverlayProps<'language'>) {
  const t = useT();
  const current = useLanguage();
  const { settings, texts, overlays } = useShell();
  const [coming, setComing] = useState<LanguageCode | null>(null);
  const choose = async (code: LanguageCode) => {
    if (coming) return;
    setComing(code);
    try {
      await texts.change(code);
      answer(code);
    } catch {
      // The texts did not load: the old ones stay.
      setComing(null);
      overlays.toast(t('language.failed'), 'warn');
    }
  };
  return (
    <Sheet title={t('language.choose')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <ul className={css.list}>
        {settings.languages.map((code) => {
          const { tag, dir } = languages[code];
          return (
            <li key={code}>
              <button
                className={css.item}
                type="button"
                aria-current={code === current || undefined}
                aria-busy={code === coming || undefined}
                onClick={() => void choose(code)}
              >
                <span className={css.name}>
                  <b lang={tag} dir={dir}>
                    {languageNames[code]}
                  </b>
                  {!isTranslated(code) && <small>{t('language.partly')}</small>}
                </span>
                {code === current && <CheckIcon size={20} />}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={css.status} role="status">
        {coming && t('language.switching')}
      </p>
    </Sheet>
  );
}
