// Joining by mobile number: the number first, then and what follows once a code was sent to it.
import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useSection } from '../../kit/use-section.tsx';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { Flag } from '../../ui/flag.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { lazyCode } from './lazy-code.tsx';
import { lazyAfterCode } from './lazy-full-form.tsx';
import { createNumberBoard, type NumberView } from './number-board.ts';
import { SendBar } from './send-bar.tsx';
import type { Registering } from './use-register.ts';

interface PartProps {
  readonly model: Registering;
  readonly view: NumberView;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Until the engine has loaded, the browser alone holds the field; the engine then reads the typed text. */
function NumberSection({ model: { problemAt, underWay }, view: { by, lost }, input }: PartProps) {
  const t = useT();
  const code = by?.code;
  const refused = problemAt('mobile') ?? (code?.problem?.at === 'recipient' ? code.problem : null);
  const said = by ? by.phone.field.error : lost && t('phone.noCountries');
  return (
    <PhoneField
      label={t('phone.label')}
      dialingCode={null}
      countryLabel={t('phone.country', { country: '' })}
      onCountry={() => undefined}
      {...by?.phone.field}
      inputRef={input}
      flag={<Flag addresses={by?.phone.flag ?? []} />}
      error={said || (refused && t(refused.text, refused.values))}
      hint={!code?.expected && t('register.codeComes')}
      enterKeyHint="send"
      readOnly={underWay}
      required
    />
  );
}

export function MobileForm({ model, foot }: { readonly model: Registering; readonly foot: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useLatest(model);
  const section = useSection(null);
  const [board] = useState(() =>
    createNumberBoard(async (own) => {
      const { numberEngine } = await import('./number-engine.tsx');
      return numberEngine({ model: latest, input, board: own });
    }, section.load),
  );
  const view = useSyncExternalStore(board.subscribe, board.current, board.current);
  const code = view.by?.code;
  const proceed = (): void => {
    if (!code?.expected) for (const part of [lazyCode, lazyAfterCode]) part.fetch();
    board.proceed();
  };
  return (
    <FormFrame model={model} onSubmit={proceed}>
      <NumberSection model={model} view={view} input={input} />
      {code?.expected && <lazyCode.Section model={model} code={code} />}
      <FormProblem problem={code?.problem ?? null} />
      {code?.expected ? (
        <lazyAfterCode.Section model={model} foot={foot} />
      ) : (
        <SendBar sending={code?.sending ?? view.waiting} wait={code?.wait ?? 0} again={code?.field.again} foot={foot} />
      )}
      {view.engine ?? section.waiting}
    </FormFrame>
  );
}
