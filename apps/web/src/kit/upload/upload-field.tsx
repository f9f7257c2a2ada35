// A picture to choose from the camera or the files, with its preview and how far it has come.
import { useId, useState } from 'react';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { textOf } from '../../shell/errors/text-of.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckCircleIcon } from '../../ui/form-icons.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { IdCardIcon } from '../../ui/member-icons.tsx';
import { useShell, useT } from '../shell-context.tsx';
import { createFocusKeeper, type FocusKeeper } from './focus-keeper.ts';
import css from './upload.module.css';
import type { UploadModel } from './use-upload.ts';

export interface UploadFieldProps {
  readonly model: UploadModel;
  readonly title: string;
  /** What the picture has to show. */
  readonly hint: string;
  /** An earlier picture is there. */
  readonly isSent: boolean;
  /** Why it cannot be chosen or replaced any more; the button is gone then. */
  readonly isClosed?: boolean;
}

function Preview({ model: { state }, isSent }: Pick<UploadFieldProps, 'model' | 'isSent'>) {
  const preview = state.at === 'sending' ? state.picture.preview : state.at === 'sent' ? state.preview : null;
  if (preview) return <img className={css.preview} src={preview} alt="" />;
  return (
    <span className={classNames(css.preview, css.plate, isSent && css.done)}>
      {isSent ? <CheckCircleIcon size={24} /> : <IdCardIcon size={24} />}
    </span>
  );
}

interface PartProps extends Pick<UploadFieldProps, 'model'> {
  readonly focus: FocusKeeper;
}

function Progress({ model: { state, cancel }, focus }: PartProps) {
  const t = useT();
  useBusy(useShell().busy, 'upload');
  const percent = state.at === 'sending' ? state.percent : 0;
  const text = state.at === 'shrinking' ? t('upload.preparing') : t('upload.sending');
  return (
    <div className={css.progress} ref={focus.passing}>
      <progress max={100} value={percent} aria-label={text} />
      <Button variant="line" size="md" onClick={cancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
}

interface ChooserProps extends PartProps, Pick<UploadFieldProps, 'title' | 'isSent'> {
  readonly isBusy: boolean;
}

/**
 * The label is the button: it opens the camera or the files, as the phone offers them. The input stays with its focus
 * while a picture is on its way, and opens nothing then.
 */
function Chooser({ model, title, isSent, isBusy, focus }: ChooserProps) {
  const t = useT();
  const id = useId();
  return (
    <>
      <input
        id={id}
        className={classNames(hiddenClass, css.input)}
        ref={focus.chooser}
        type="file"
        accept="image/*"
        aria-label={isBusy ? title : undefined}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again after it was refused.
          currentTarget.value = '';
          if (file) model.choose(file);
        }}
      />
      {isBusy ? (
        <Progress model={model} focus={focus} />
      ) : (
        <label htmlFor={id} className={buttonClass({ variant: isSent ? 'line' : 'soft', size: 'md', block: true })}>
          {isSent ? t('upload.replace') : t('upload.choose')}
          <span className={hiddenClass}>{title}</span>
        </label>
      )}
    </>
  );
}

function Refused({ model: { state, retry }, focus }: PartProps) {
  const t = useT();
  if (state.at !== 'waiting' || !state.problem) return null;
  return (
    <div className={css.refused} role="alert" ref={focus.passing}>
      <p>{textOf(t, state.problem)}</p>
      {state.picture && (
        <Button variant="primary" size="md" block onClick={retry}>
          {t('upload.retry')}
        </Button>
      )}
    </div>
  );
}

export function UploadField({ model, title, hint, isSent, isClosed = false }: UploadFieldProps) {
  const t = useT();
  const [focus] = useState(createFocusKeeper);
  const { state } = model;
  const isBusy = state.at === 'shrinking' || state.at === 'sending';
  return (
    <Card padded>
      <div className={css.field}>
        <Preview model={model} isSent={isSent} />
        <div className={css.words} ref={focus.words} tabIndex={-1}>
          <b>{title}</b>
          <p>{hint}</p>
          <p className={css.state} role="status">
            {isSent && !isBusy && t('upload.sent')}
          </p>
        </div>
      </div>
      <Refused model={model} focus={focus} />
      {(isBusy || !isClosed) && <Chooser model={model} title={title} isSent={isSent} isBusy={isBusy} focus={focus} />}
    </Card>
  );
}
