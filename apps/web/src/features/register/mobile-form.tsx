// The registration by mobile number: the number first, then its code and the other fields.
import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { createLazySection } from '../../kit/lazy-section.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { useSection } from '../../kit/use-section.tsx';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormProps } from './full-form.tsx';
import { createNumberBoard, type NumberView } from './number-board.ts';
import type { Registering } from './use-register.ts';

/** The field of the code, and the fields beyond a number: they load when a code is requested. */
const lazyCode = createLazySection(
  { code: () => import('./code-section.tsx') },
  ({ CodeSection }) => CodeSection,
  <Skeleton shape="field" />,
);
const lazyAfterCode = createLazySection(
  { code: () => import('./full-form.tsx') },
  ({ AfterCode }) => AfterCode,
  <Skeleton shape="field" />,
);

interface PartProps {
  readonly model: Registering;
  readonly view: NumberView;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Until the engine has loaded, the browser alone holds the field; the engine then reads the typed text. */
function NumberSection({ model: { problemAt, underWay }, view: { by, lost }, input }: PartProps) {
  const t = useT();
  const words = useFailureMessage();
  const code = by?.code;
  const refused = problemAt('mobile') ?? (code?.problem?.at === 'recipient' ? code.problem : null);
  const ownError = by ? by.phone.field.error : lost && t('phone.noCountries');
  return (
    <PhoneField
      label={t('phone.label')}
      dialingCode={null}
      countryLabel={t('phone.country', { country: t('phone.label') })}
      onCountry={() => undefined}
      {...by?.phone.field}
      inputRef={input}
      flag={<Flag addresses={by?.phone.flag ?? []} />}
      error={ownError || (refused && words(refused))}
      hint={!code?.expected && t('register.codeComes')}
      enterKeyHint="send"
      readOnly={underWay}
      required
    />
  );
}

/** The main action while no code is on its way: sending one. */
function SendBar({ view: { by, waiting }, foot }: Pick<PartProps, 'view'> & { readonly foot: ReactNode }) {
  const t = useT();
  const code = by?.code;
  return (
    <>
      {foot}
      <ActionBar>
        <Button type="submit" variant="primary" block busy={code?.sending ?? waiting} disabled={(code?.wait ?? 0) > 0}>
          {code?.sendLabel ?? t(waiting ? 'codes.sending' : 'codes.send')}
        </Button>
      </ActionBar>
    </>
  );
}

export function MobileForm({ model, social, foot }: FormProps) {
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
        <>
          {social}
          <SendBar view={view} foot={foot} />
        </>
      )}
      {view.engine ?? section.waiting}
    </FormFrame>
  );
}
