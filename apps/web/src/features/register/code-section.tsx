// The code from the message.
import { useT } from '../../kit/shell-context.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import type { NumberAndCode } from './use-number-and-code.ts';
import type { Registering } from './use-register.ts';

interface CodeSectionProps {
  readonly model: Registering;
  readonly code: NumberAndCode['code'];
}

export function CodeSection({ model: { codeHandle, problemAt, underWay }, code }: CodeSectionProps) {
  const t = useT();
  const problem = problemAt('code');
  return (
    <div ref={(element) => codeHandle.put(element && code.clear)}>
      <CodeField {...code.field} error={problem && t(problem.text, problem.values)} readOnly={underWay} />
    </div>
  );
}
