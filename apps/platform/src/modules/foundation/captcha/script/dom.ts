// Makes elements with DOM calls only, as the strictest page policy needs.

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with a class of ours, its attributes and its content. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  element.className = className
    .split(' ')
    .map((part) => `fyc-${part}`)
    .join(' ');
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...content);
  return element;
};

const SVG = 'http://www.w3.org/2000/svg';

/** Strokes on a square of 24 units. */
export const icon = (path: string): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const stroke = document.createElementNS(SVG, 'path');
  stroke.setAttribute('d', path);
  svg.append(stroke);
  return svg;
};

export const icons = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  again: 'M20 11a8 8 0 1 0-2.3 6M20 4v7h-7',
  shapes: 'M8 3l5 8H3zM17 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 14h7v7H4zM15 3h6v6h-6z',
  piece: 'M4 8h4.5a2.5 2.5 0 1 1 5 0H18v4.5a2.5 2.5 0 1 1 0 5V21H4z',
  chevrons: 'M5 7l5 5-5 5M13 7l5 5-5 5',
  question: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 1.7V14M12 17.5v.1M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  picture: 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5',
  check: 'M5 13l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
} as const;
