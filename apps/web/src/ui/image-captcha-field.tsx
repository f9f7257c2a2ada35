// The image captcha: the picture with a way to another one, and the field for what stands in it.
import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';
import { RefreshIcon, ShieldIcon } from './icons.tsx';
import css from './image-captcha-field.module.css';
import { TextField } from './text-field.tsx';

export interface ImageCaptchaFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly readOnly?: boolean;
  /** Address of the picture; null while there is none. */
  readonly picture: string | null;
  /** What the picture is, for those who do not see it. */
  readonly alt: string;
  /** Said in the picture's place: that it comes, or that it did not. */
  readonly note: string;
  readonly refreshLabel: string;
  readonly onRefresh: () => void;
}

export function ImageCaptchaField({ picture, alt, note, refreshLabel, onRefresh, ...field }: ImageCaptchaFieldProps) {
  return (
    <div className={css.field}>
      <div className={css.row}>
        <div className={css.frame}>
          {picture ? <img className={css.picture} src={picture} alt={alt} /> : <span role="status">{note}</span>}
        </div>
        <IconButton label={refreshLabel} onClick={onRefresh}>
          <RefreshIcon />
        </IconButton>
      </div>
      <TextField
        {...field}
        name="captcha"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={16}
        icon={<ShieldIcon size={20} />}
        required
      />
    </div>
  );
}
