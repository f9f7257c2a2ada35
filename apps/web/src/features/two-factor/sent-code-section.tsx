// The code that was sent, and the way back to another number or address.
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Confirm, PanelProblem, type PanelProps, useProblemText } from './panel-parts.tsx';
import type { SentCode } from './use-sent-code.ts';

export interface SentCodeSectionProps extends PanelProps {
  readonly code: SentCode;
  readonly other: TextKey;
}

export function SentCodeSection({ model, code, other }: SentCodeSectionProps) {
  const t = useT();
  const error = useProblemText(model, 'field');
  return (
    <>
      <CodeField {...code.field} error={error} readOnly={model.underWay} />
      <PanelProblem model={model} sending={code.problem} />
      <Confirm model={model} />
      <Button variant="text" size="md" block disabled={model.underWay} onClick={code.used}>
        {t(other)}
      </Button>
    </>
  );
}

/** The button before anything was sent. */
export function SendSection({ model, code }: Omit<SentCodeSectionProps, 'other'>) {
  return (
    <>
      <PanelProblem model={model} sending={code.problem} />
      <Button type="submit" variant="primary" block busy={code.sending} disabled={code.wait > 0}>
        {code.sendLabel}
      </Button>
    </>
  );
}
