// Types of a page's layout (boxes, texts, layers), for the rules of faults.ts; in document pixels.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Text {
  readonly text: string;
  /** Tags and classes of the element and its nearest ancestors. */
  readonly where: string;
  /** One box for each line, as high as the letters. */
  readonly lines: readonly Box[];
  /** The area that the text has to fit in, and that no scrolling extends. */
  readonly room: Box;
  /** The part of the text that is visible without scrolling a row or a sheet. */
  readonly sight: Box;
  /** Its own element cuts it with an ellipsis or after a number of lines. */
  readonly isCut: boolean;
  /** A person typed it: `bdi` says so. */
  readonly isTyped: boolean;
  /** The elements that move together while scrolling. Texts of different layers may overlap. */
  readonly layer: number;
  /** Index of the control that holds it, or -1. */
  readonly control: number;
}

export interface Control {
  readonly name: string;
  readonly where: string;
  /** The painted box. */
  readonly box: Box;
  /** The box that can be touched: pseudo-elements and labels count. */
  readonly target: Box;
  readonly sight: Box;
  /** The area that no scrolling extends. */
  readonly room: Box;
  readonly layer: number;
  /** The nearest list, grid, group or bar: its cells may touch. -1 for none. */
  readonly group: number;
  /** A link among the words of a sentence: its lines are as close as the others. */
  readonly isInline: boolean;
  /** Index of the control around it, or -1. */
  readonly within: number;
  /** Placed by its own rules over what stands around it, as a heart on the corner of a picture. */
  readonly isPlaced: boolean;
}

export interface Logo {
  readonly file: string;
  readonly box: Box;
  readonly size: string;
  /** Width by height of the picture. */
  readonly ratio: number;
}

export interface LayoutFacts {
  readonly width: number;
  /** Width of what the page would show by scrolling sideways. */
  readonly pageWidth: number;
  /** Dialogs and sheets that scroll sideways, by name. */
  readonly sideways: readonly string[];
  readonly hasStyles: boolean;
  readonly logos: readonly Logo[];
  /** Rows of the picker's numbers that are whole on the first screen, above what lies over it. Null without a picker. */
  readonly numberRows: number | null;
  readonly texts: readonly Text[];
  readonly controls: readonly Control[];
}
