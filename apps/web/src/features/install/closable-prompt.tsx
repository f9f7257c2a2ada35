// The download prompt that can be closed.
import type { OverlayProps } from '../../kit/feature.ts';
import { DownloadPromptFrame } from './download-prompt.tsx';

export const Overlay = ({ props, answer }: OverlayProps<'downloadPrompt'>) => (
  <DownloadPromptFrame look={props} onDownload={() => answer('download')} onClose={() => answer(null)} />
);
