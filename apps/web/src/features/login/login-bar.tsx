// The bar of the log-in page: back, the brand, and the language by its own name.
import { languageNames, languages } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { useLanguage, useShell, useT } from '../../kit/shell-context.tsx';
import { BackButton } from '../../kit/site-page.tsx';
import { Button } from '../../ui/button.tsx';
import { GlobeIcon } from '../../ui/icons.tsx';
import { HomeBar, logoClass } from '../../ui/top-bar.tsx';
import css from './login.module.css';

function LanguageButton() {
  const t = useT();
  const language = useLanguage();
  const { overlays } = useShell();
  const { tag } = languages[language];
  const name = languageNames[language];
  return (
    <Button
      variant="text"
      size="md"
      label={`${t('ui.language')} · ${name}`}
      onClick={() => void overlays.open('language', { current: language })}
    >
      <GlobeIcon size={20} />
      <span lang={tag}>{name}</span>
    </Button>
  );
}

export function LoginBar() {
  const t = useT();
  const { settings } = useShell();
  const logo = (
    <span className={css.logoWay}>
      <BackButton />
      <Link to="home" className={logoClass} aria-label={t('ui.toHome', { brand: settings.brandName })}>
        {null}
      </Link>
    </span>
  );
  return (
    <HomeBar logo={logo}>
      <span className={css.languageWay}>
        <LanguageButton />
      </span>
    </HomeBar>
  );
}
