// DF-03: the customer services to choose from. Each opens beside the app, which stays as it is.
import { lazy, type ReactNode, Suspense } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useServices } from '../../kit/services/use-services.ts';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { HelpSubject } from '../../shell/overlays/overlays.ts';
import { InfoIcon } from '../../ui/form-icons.tsx';
import { CrownIcon, ExternalIcon, HeadsetIcon } from '../../ui/help-icons.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { ChatIcon } from '../../ui/member-icons.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import css from './services.module.css';

const person: { readonly icon: typeof ChatIcon; readonly text: TextKey } = { icon: ChatIcon, text: 'services.person' };

/** The kind of help behind each type; every other type, even an unknown one, leads to a person @assumed. */
const kinds: ReadonlyMap<string | undefined, typeof person> = new Map([
  ['AICAN', { icon: HeadsetIcon, text: 'services.assistant' }],
  ['COMM100VIP', { icon: CrownIcon, text: 'services.vip' }],
]);

/** @assumed: help articles of these ids are about logging in, the password, and bets while the service was down. */
const articles: Readonly<Record<HelpSubject, { readonly id: string; readonly title: TextKey }>> = {
  login: { id: 'log-in', title: 'services.aboutLogin' },
  password: { id: 'password', title: 'services.aboutPassword' },
  outage: { id: 'missed-draws', title: 'services.aboutOutage' },
};

/** The article that may help before anybody has to answer. */
function FirstRead({ about }: { readonly about: HelpSubject }) {
  const t = useT();
  const { id, title } = articles[about];
  return (
    <div className={css.first}>
      <List>
        <li>
          <Link to="help" query={{ id }} className={listItemClass}>
            <ListItemContent
              icon={<InfoIcon size={20} />}
              title={t(title)}
              text={t('services.aboutHint')}
              end={<ChevronIcon size={20} />}
            />
          </Link>
        </li>
      </List>
    </div>
  );
}

/** Without its code and texts there is no report: the sheet itself is there without a connection. */
const SupportDetails = lazy(() => import('./support-details.tsx').catch(() => ({ default: (): ReactNode => null })));

export function Overlay({ props: { labels, about, reference }, answer }: OverlayProps<'services'>) {
  const t = useT();
  const services = useServices(labels);
  return (
    <Sheet title={t('services.title')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      {about && <FirstRead about={about} />}
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
      <Suspense>
        <SupportDetails reference={reference} />
      </Suspense>
    </Sheet>
  );
}
