// The image captcha: the picture or question, a button for another one, and its field.
import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import css from './image-captcha-field.module.css';
import { RefreshIcon } from './retry-icons.tsx';
import { ShieldIcon } from './shield-icon.tsx';
import { TextField } from './text-field.tsx';

export interface ImageCaptchaFieldProps {
  readonly kind: 'picture' | 'question';
  /** Address of the picture, or the question; null while there is none. */
  readonly shown: string | null;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly readOnly?: boolean;
  /** Describes the picture for people who do not see it. */
  readonly alt: string;
  /** Said in its place: that it comes, or that it did not. */
  readonly note: string;
  readonly refreshLabel: string;
  readonly onRefresh: () => void;
  /** Label of the button from one to the other. */
  readonly otherKindLabel: string;
  readonly onSwitchKind: () => void;
}

function Shown({ kind, shown, alt, note }: Pick<ImageCaptchaFieldProps, 'kind' | 'shown' | 'alt' | 'note'>) {
  if (kind === 'picture' && shown) return <img className={css.picture} src={shown} alt={alt} />;
  // Read out as soon as it is there.
  return <span role="status">{shown ?? note}</span>;
}

export function ImageCaptchaField(props: ImageCaptchaFieldProps) {
  const { kind, shown, alt, note, refreshLabel, onRefresh, otherKindLabel, onSwitchKind, ...field } = props;
  return (
    <div className={css.field}>
      <div className={css.row}>
        <div className={classNames(css.frame, kind === 'question' && css.question)}>
          <Shown kind={kind} shown={shown} alt={alt} note={note} />
        </div>
        <IconButton label={refreshLabel} onClick={onRefresh}>
          <RefreshIcon />
        </IconButton>
      </div>
      <TextField
        {...field}
        name="captcha"
        autoComplete="off"
        inputMode={kind === 'question' ? 'numeric' : 'text'}
        enterKeyHint="go"
        maxLength={16}
        icon={<ShieldIcon size={20} />}
        required
      />
      <div className={css.other}>
        <Button variant="text" size="md" onClick={onSwitchKind}>
          {otherKindLabel}
        </Button>
      </div>
    </div>
  );
}
