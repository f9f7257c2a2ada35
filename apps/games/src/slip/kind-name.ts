// Name of a line's kind of bet; null for a side, which says it all: "Odd".
import type { Texts } from '../texts/texts.ts';

interface KindOfLine {
  readonly betType: string;
  readonly side?: string | null | undefined;
}

export const kindName = ({ betType, side }: KindOfLine, texts: Texts): string | null =>
  side ? null : texts.named(`bet_${betType}`, betType);
