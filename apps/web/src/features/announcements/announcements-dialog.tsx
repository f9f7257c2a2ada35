// PO-01: the announcements as slides over the page. PO-02: they may move by themselves, and may have to be read to the end.
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { clean } from '../../kit/operator-html/cleaner.ts';
import { SlidesDialog } from './slides-dialog.tsx';

export function Overlay({ props, answer }: OverlayProps<'announcements'>) {
  const [slides] = useState(() => props.items.map((item) => ({ ...item, nodes: clean(item.content) })));
  return <SlidesDialog {...props} slides={slides} onEnd={answer} />;
}
