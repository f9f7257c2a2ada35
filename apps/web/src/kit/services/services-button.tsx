// The way to customer service from a notice.
import { Button, buttonClass } from '../../ui/button.tsx';
import { HeadsetIcon } from '../../ui/help-icons.tsx';
import { useShell } from '../shell-context.tsx';
import { useServices } from './use-services.ts';

export interface ServicesButtonProps {
  readonly label: string;
  /** Of the failure that the notice is about. */
  readonly reference?: string;
}

/** DF-03: the one service is opened directly; of several a sheet is shown. */
export function ServicesButton({ label, reference }: ServicesButtonProps) {
  const { overlays } = useShell();
  const services = useServices();
  const [only] = services;
  const content = (
    <>
      <HeadsetIcon size={20} />
      {label}
    </>
  );
  if (only && services.length === 1)
    return (
      <a
        className={buttonClass({ size: 'md', block: true })}
        href={only.address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {content}
      </a>
    );
  return (
    <Button size="md" block onClick={() => void overlays.open('services', { reference })}>
      {content}
    </Button>
  );
}
