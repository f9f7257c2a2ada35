// The card of a member whose password alone opens the account: it leads to where a second step is added.
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { ShieldIcon } from '../../ui/shield-icon.tsx';

export function SecurityHint() {
  const t = useT();
  return (
    <List label={t('memberHome.security')}>
      <li>
        <Link to="security" className={listItemClass}>
          <ListItemContent
            icon={<ShieldIcon size={20} />}
            tone="gold"
            title={t('memberHome.addStep')}
            text={t('memberHome.addStepHint')}
            end={<ChevronIcon size={20} />}
          />
        </Link>
      </li>
    </List>
  );
}
