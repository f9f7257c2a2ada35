// The ways to a person: a row at the end of a page of help, and a link below a form.
import type { HelpSubject } from '../../shell/overlays/overlays.ts';
import { Button } from '../../ui/button.tsx';
import { HeadsetIcon } from '../../ui/help-icons.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { List, ListItem } from '../../ui/list.tsx';
import { useShell, useT } from '../shell-context.tsx';

export interface TalkToUsProps {
  /** The trouble, where the page knows it: its article stands first. */
  readonly about?: HelpSubject;
}

function useServicesSheet({ about }: TalkToUsProps): () => void {
  const { overlays } = useShell();
  return () => void overlays.open('services', about ? { about } : {});
}

export function TalkToUsRow(props: TalkToUsProps) {
  const t = useT();
  const open = useServicesSheet(props);
  return (
    <List>
      <ListItem
        icon={<HeadsetIcon size={20} />}
        tone="accent"
        title={t('services.talk')}
        text={t('services.talkHint')}
        end={<ChevronIcon size={20} />}
        onClick={open}
      />
    </List>
  );
}

export function TalkToUsButton(props: TalkToUsProps) {
  const t = useT();
  const open = useServicesSheet(props);
  return (
    <Button variant="text" block onClick={open}>
      <HeadsetIcon size={20} />
      {t('services.talk')}
    </Button>
  );
}
