// DF-03: the customer services to choose from. Each opens beside the app, which stays as it is.
import type { OverlayProps } from '../../kit/feature.ts';
import { useServices } from '../../kit/services/use-services.ts';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { ChatIcon, CrownIcon, ExternalIcon, HeadsetIcon } from '../../ui/help-icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import css from './services.module.css';

const person: { readonly icon: typeof ChatIcon; readonly text: TextKey } = { icon: ChatIcon, text: 'services.person' };

/** The kind of help behind each type; every other type, even an unknown one, leads to a person @assumed. */
const kinds: ReadonlyMap<string | undefined, typeof person> = new Map([
  ['AICAN', { icon: HeadsetIcon, text: 'services.assistant' }],
  ['COMM100VIP', { icon: CrownIcon, text: 'services.vip' }],
]);

export function Overlay({ props: { labels, lead }, answer }: OverlayProps<'services'>) {
  const t = useT();
  const services = useServices(labels);
  return (
    <Sheet title={t('services.title')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      {lead && <p className={css.lead}>{lead}</p>}
      {services.length === 0 && <p className={css.none}>{t('services.none')}</p>}
      {services.length > 0 && (
        <List label={t('services.title')}>
          {services.map(({ title, address, csType }) => {
            const { icon: Icon, text } = kinds.get(csType) ?? person;
            return (
              <li key={address}>
                <a className={listItemClass} href={address} target="_blank" rel="noopener noreferrer">
                  <ListItemContent
                    icon={<Icon size={20} />}
                    tone="accent"
                    title={title}
                    text={t(text)}
                    end={<ExternalIcon size={20} />}
                  />
                </a>
              </li>
            );
          })}
        </List>
      )}
      <p className={css.note}>{t('services.note')}</p>
    </Sheet>
  );
}
