// The announcements behind the bell: those that were closed can be read again.
import type { Announcement } from '@foyer/contract';
import { useState } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import type { OverlayProps } from '../../kit/feature.ts';
import { clean } from '../../kit/operator-html/cleaner.ts';
import { OperatorHtml } from '../../kit/operator-html/operator-html.tsx';
import { useArt, useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { announcementListFlow, announcementListRunner } from './announcement-list.flow.ts';
import css from './announcement-list.module.css';

interface EntryProps {
  readonly announcement: Announcement;
  readonly onFollow: (address: string) => void;
}

function Entry({ announcement, onFollow }: EntryProps) {
  const lang = useContentLang()(announcement);
  const picture = useArt()(announcement.art);
  const [nodes] = useState(() => clean(announcement.content));
  return (
    <article className={css.entry}>
      {picture && <img src={picture} alt="" width="336" height="96" loading="lazy" />}
      <h3 {...lang}>{announcement.title}</h3>
      <div {...lang}>
        <OperatorHtml nodes={nodes} onFollow={onFollow} />
      </div>
    </article>
  );
}

export function Overlay({ props, answer }: OverlayProps<'announcementList'>) {
  const t = useT();
  const shell = useShell();
  const [flow] = useState(announcementListFlow);
  const [runner] = useState(() => announcementListRunner(shell, props.category));
  const [state, dispatch] = useFlow(flow, runner);
  const follow = (address: string): void => {
    // Closes the sheet first: its step of the history must be gone before the page changes.
    answer(null);
    shell.navigation.leave(address);
  };
  return (
    <Sheet title={t('announcements.title')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.list}>
        {state.at === 'loading' && <Skeleton shape="block" />}
        {state.at === 'failed' && (
          <>
            <p role="alert">{t('announcements.failed')}</p>
            <Button size="md" onClick={() => dispatch({ type: 'retryTapped' })}>
              {t('common.retry')}
            </Button>
          </>
        )}
        {state.at === 'known' && state.items.length === 0 && <p>{t('announcements.none')}</p>}
        {state.at === 'known' &&
          state.items.map((announcement) => (
            <Entry key={announcement.id} announcement={announcement} onFollow={follow} />
          ))}
      </div>
    </Sheet>
  );
}
