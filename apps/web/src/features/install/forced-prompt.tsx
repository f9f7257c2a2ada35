// DP-04: the download prompt without a close button.
import type { OverlayProps } from '../../kit/feature.ts';
import { DownloadPromptFrame } from './download-prompt.tsx';

export const Overlay = ({ props, answer }: OverlayProps<'forcedDownload'>) => (
  <DownloadPromptFrame look={props} onDownload={() => answer('download')} onClose={null} />
);
