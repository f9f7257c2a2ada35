// Customer service on the member's page: one service directly, several as a choice.

import { useServices } from '../../kit/services/use-services.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { ExternalIcon, HeadsetIcon } from '../../ui/help-icons.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ListItem, ListItemContent, listItemClass } from '../../ui/list.tsx';

/** `labels`: those of the member. */
export function ContactRow({ labels }: { readonly labels: readonly string[] }) {
  const t = useT();
  const { overlays } = useShell();
  const services = useServices(labels);
  const [only] = services;
  const content = { icon: <HeadsetIcon size={20} />, title: t('services.title') };
  if (!only) return null;
  if (services.length > 1)
    return (
      <ListItem
        {...content}
        end={<ChevronIcon size={20} />}
        onClick={() => void overlays.open('services', { labels })}
      />
    );
  return (
    <li>
      <a className={listItemClass} href={only.address} target="_blank" rel="noopener noreferrer">
        <ListItemContent {...content} text={only.title} end={<ExternalIcon size={20} />} />
      </a>
    </li>
  );
}
