// The code from the message.
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { CodeField } from '../../ui/code-field.tsx';
import type { NumberAndCode } from './number-engine.tsx';
import type { Registering } from './use-register.ts';

interface CodeSectionProps {
  readonly model: Registering;
  readonly code: NumberAndCode['code'];
}

export function CodeSection({ model: { codeHandle, problemAt, underWay }, code }: CodeSectionProps) {
  const words = useFailureMessage();
  const problem = problemAt('code');
  return (
    <div ref={(element) => codeHandle.put(element && code.clear)}>
      <CodeField {...code.field} error={problem && words(problem)} readOnly={underWay} />
    </div>
  );
}
