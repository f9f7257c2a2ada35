// IN-06: how the site gets to the home screen of iOS, in two steps with pictures.
import type { OverlayProps } from '../../kit/feature.ts';
import { systemOf } from '../../kit/install/device-system.rules.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { AddStepPicture, MenuStepPicture, ShareStepPicture } from './guide-pictures.tsx';
import css from './install.module.css';
import { type GuideKind, guideFor } from './panel.rules.ts';

const steps: Readonly<Record<GuideKind, readonly [TextKey, TextKey]>> = {
  current: ['install.guideShare', 'install.guideAdd'],
  legacy: ['install.guideLegacyShare', 'install.guideLegacyAdd'],
  inApp: ['install.guideOpen', 'install.guideInSafari'],
};

export function Overlay({ props: { icon }, answer }: OverlayProps<'installGuide'>) {
  const t = useT();
  const signs = useShell().device.signs();
  const kind = guideFor(systemOf(signs), signs.userAgent);
  const [first, second] = steps[kind];
  return (
    <Sheet title={t('install.guideTitle')} onClose={() => answer(null)} closeLabel={t('common.close')}>
      <ol className={css.steps}>
        <li>
          {kind === 'inApp' ? <MenuStepPicture /> : <ShareStepPicture isLegacy={kind === 'legacy'} />}
          <p>{t(first)}</p>
        </li>
        <li>
          <AddStepPicture isLegacy={kind === 'legacy'} icon={icon} />
          <p>{t(second)}</p>
        </li>
      </ol>
      <Button variant="primary" block autoFocus onClick={() => answer(null)}>
        {t('install.understood')}
      </Button>
    </Sheet>
  );
}
