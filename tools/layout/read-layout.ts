// Reads the layout of a page. The function runs in the page, so that it holds everything that it needs.
import type { Box, Control, LayoutFacts, Logo, Text } from './layout-facts.ts';

export function readLayout(): LayoutFacts {
  const FAR = 1e6;
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
  const GROUPS =
    'nav, ul, ol, fieldset, table, [role="tablist"], [role="group"], [role="radiogroup"], [role="toolbar"], [role="listbox"], [role="grid"]';
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const both = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  });
  const whereIs = (element: Element): string => {
    const names: string[] = [];
    for (
      let each: Element | null = element;
      each && each !== document.body && names.length < 4;
      each = each.parentElement
    )
      names.unshift([each.tagName.toLowerCase(), ...each.classList].join('.'));
    return names.join(' > ');
  };
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  const root = dialogs[dialogs.length - 1] ?? document.body;
  const transparent = new Map<Element, boolean>();
  /** The document itself does not count: it is transparent where nothing has to be painted. */
  const isTransparent = (element: Element): boolean => {
    const cached = transparent.get(element);
    if (cached !== undefined) return cached;
    const parent = element.parentElement;
    const found = parent !== null && (styleOf(element).opacity === '0' || isTransparent(parent));
    transparent.set(element, found);
    return found;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !isTransparent(element) &&
    !element.closest('noscript, svg, [inert]');

  const layers: Element[] = [];
  const frame = document.documentElement;
  const page: Box = { left: 0, top: 0, right: frame.clientWidth, bottom: Math.max(frame.scrollHeight, innerHeight) };
  const window_: Box = { left: scrollX, top: scrollY, right: scrollX + innerWidth, bottom: scrollY + innerHeight };

  interface Surroundings {
    /** The visible area of the element after scrolling everything that scrolls. */
    readonly clip: Box;
    /** The part seen now. */
    readonly sight: Box;
    /** The blocks around a text. */
    readonly blocks: Box;
    readonly layer: number;
    readonly isHidden: boolean;
  }
  const known = new Map<Element, Surroundings>();
  /** The boxes around the content of an element, the element included. */
  const surroundings = (element: Element): Surroundings => {
    const cached = known.get(element);
    if (cached) return cached;
    const parent = element.parentElement;
    const outer: Surroundings =
      parent && element !== frame
        ? surroundings(parent)
        : { clip: page, sight: page, blocks: page, layer: -1, isHidden: false };
    const style = styleOf(element);
    // Each question to a style costs, and most of the time of a walk goes here.
    const { overflowX, overflowY, position, display } = style;
    const own = boxOf(element.getBoundingClientRect());
    let { clip, sight, blocks, layer } = outer;
    const tiny = own.right - own.left <= 1 || own.bottom - own.top <= 1;
    const hides = overflowX !== 'visible' || overflowY !== 'visible';
    const isHidden = outer.isHidden || (tiny && hides) || style.clip === 'rect(0px, 0px, 0px, 0px)';
    const isLoose = position === 'absolute' || position === 'fixed' || position === 'sticky';
    if (isLoose) blocks = clip;
    if (position === 'fixed') {
      clip = window_;
      sight = window_;
      blocks = window_;
    }
    if (position === 'fixed' || position === 'sticky') layer = layers.push(element) - 1;
    if (element !== document.body && element !== frame) {
      const everywhere: Box = { left: -FAR, top: -FAR, right: FAR, bottom: FAR };
      // A scrolling box shows all of its content, but only a part at a time.
      if (overflowX === 'auto' || overflowX === 'scroll') {
        clip = { ...clip, left: -FAR, right: FAR };
        blocks = { ...blocks, left: -FAR, right: FAR };
      }
      if ((overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight + 1) {
        clip = { ...clip, top: -FAR, bottom: FAR };
        blocks = { ...blocks, top: -FAR, bottom: FAR };
      }
      const edges: Box = {
        ...everywhere,
        ...(overflowX !== 'visible' && { left: own.left, right: own.right }),
        ...(overflowY !== 'visible' && { top: own.top, bottom: own.bottom }),
      };
      sight = both(sight, edges);
      const fixedEdges: Box = {
        ...everywhere,
        ...((overflowX === 'hidden' || overflowX === 'clip') && { left: own.left, right: own.right }),
        ...((overflowY === 'hidden' || overflowY === 'clip') && { top: own.top, bottom: own.bottom }),
      };
      clip = both(clip, fixedEdges);
      blocks = both(blocks, fixedEdges);
      const flows = overflowX === 'auto' || overflowX === 'scroll';
      const isInline = display === 'inline' || display === 'contents';
      if (!isInline && !flows) blocks = both(blocks, { ...own, top: -FAR, bottom: FAR });
      if (!isInline && overflowY === 'visible')
        blocks = both(blocks, { ...everywhere, top: own.top, bottom: own.bottom });
    }
    const found = { clip, sight, blocks, layer, isHidden };
    known.set(element, found);
    return found;
  };

  const controlElements = [...root.querySelectorAll(CONTROLS)].filter((element) => {
    if (!isShown(element) || element.closest('[aria-hidden="true"]')) return false;
    if (element.matches('[tabindex="-1"]') && !element.matches('[role="tab"], [role="radio"]')) return false;
    // A control for screen readers only is touched on its label.
    return !surroundings(element).isHidden || element.matches('input');
  });
  const groups: Element[] = [];
  const groupOf = (element: Element): number => {
    for (let each = element.parentElement; each && each !== root; each = each.parentElement) {
      const isGrid = styleOf(each).display.includes('grid');
      if (!isGrid && !each.matches(GROUPS)) continue;
      if (!groups.includes(each)) groups.push(each);
      return groups.indexOf(each);
    }
    return -1;
  };
  const pixels = (value: string): number | null => (value.endsWith('px') ? Number.parseFloat(value) : null);
  /** The box of a control with what its pseudo-elements add. */
  const targetOf = (element: Element, drawn: Box): Box => {
    let target = drawn;
    const label = element instanceof HTMLInputElement && element.type !== 'text' ? element.labels?.[0] : undefined;
    const touches = element.matches('[type="checkbox"], [type="radio"], [type="file"]') && label ? label : element;
    if (touches !== element) target = boxOf(touches.getBoundingClientRect());
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(touches, pseudo);
      if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') continue;
      const [left, top, right, bottom] = [style.left, style.top, style.right, style.bottom].map(pixels);
      if (left == null || top == null || right == null || bottom == null) continue;
      target = {
        left: Math.min(target.left, drawn.left + left),
        top: Math.min(target.top, drawn.top + top),
        right: Math.max(target.right, drawn.right - right),
        bottom: Math.max(target.bottom, drawn.bottom - bottom),
      };
    }
    return target;
  };
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);
  const isInSentence = (element: Element): boolean =>
    /^inline(-block)?$/.test(styleOf(element).display) &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? ''),
    );
  const controls: Control[] = controlElements.map((element) => {
    const drawn = boxOf(element.getBoundingClientRect());
    const around = surroundings(element.parentElement ?? element);
    const outer = element.parentElement?.closest(CONTROLS);
    return {
      name: nameOf(element),
      where: whereIs(element),
      box: drawn,
      target: targetOf(element, drawn),
      sight: around.sight,
      room: around.clip,
      layer: surroundings(element).layer,
      group: groupOf(element),
      isInline: isInSentence(element),
      within: outer ? controlElements.indexOf(outer) : -1,
      isPlaced: styleOf(element).position === 'absolute' || styleOf(element).zIndex !== 'auto',
    };
  });

  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.nodeValue ?? '').trim();
    if (!text || !element || element.matches('script, style, option, textarea') || !isShown(element)) continue;
    const around = surroundings(element);
    if (around.isHidden) continue;
    const style = styleOf(element);
    const letters = Number.parseFloat(style.fontSize);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => {
        const box = boxOf(rect);
        // The box of a line is higher than its letters, and fonts differ in by how much.
        const spare = Math.max(0, (rect.height - letters) / 2);
        return { ...box, top: box.top + spare, bottom: box.bottom - spare };
      });
    if (lines.length === 0) continue;
    let block: Element = element;
    while (styleOf(block).display === 'inline' && block.parentElement) block = block.parentElement;
    const cuts = styleOf(block);
    texts.push({
      text: text.slice(0, 60),
      where: whereIs(element),
      lines,
      room: around.blocks,
      sight: around.sight,
      isCut:
        (cuts.overflowX !== 'visible' && cuts.overflowX !== 'auto' && block.scrollWidth > block.clientWidth + 1) ||
        (cuts.webkitLineClamp !== 'none' && block.scrollHeight > block.clientHeight + 2),
      isTyped: element.closest('bdi') !== null,
      layer: around.layer,
      control: controlElements.findIndex((each) => each.contains(element)),
    });
  }

  const logos: Logo[] = [...root.querySelectorAll('a, span, div, [role="img"]')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = pseudo === null ? styleOf(element) : getComputedStyle(element, pseudo);
      if (pseudo !== null && style.content === 'none') return [];
      const picture = style.backgroundImage;
      if (picture === 'none') return [];
      // Small pictures are carried in the address itself, which names no file.
      const shows = (token: string): boolean => {
        const address = style.getPropertyValue(token).trim();
        return address.length > 0 && picture === address;
      };
      const file = shows('--a-logo') ? 'logo' : shows('--a-mark') ? 'mark' : null;
      if (file === null || !isShown(element)) return [];
      const { left, top, right, bottom } = boxOf(element.getBoundingClientRect());
      const [width, height] =
        pseudo === null ? [right - left, bottom - top] : [style.width, style.height].map(Number.parseFloat);
      if (!width || !height) return [];
      const ratio = file === 'logo' ? Number.parseFloat(style.getPropertyValue('--a-logo-ratio')) : 1;
      const box = { left, top, right: left + width, bottom: top + height };
      return { file, box, size: style.backgroundSize, ratio };
    }),
  );
  /** In the page as it comes: not scrolled. */
  const rowsSeen = (): number | null => {
    const numbers = root === document.body ? [...document.querySelectorAll('.picker .pick')] : [];
    if (numbers.length === 0) return null;
    const over = document.querySelector('.slip')?.getBoundingClientRect();
    const bottoms = numbers.flatMap((number) => {
      const { left, right, bottom } = number.getBoundingClientRect();
      const end = over && left < over.right && right > over.left ? over.top : innerHeight;
      return bottom + scrollY <= end + 1 ? [Math.round(bottom)] : [];
    });
    return new Set(bottoms).size;
  };
  const sideways = dialogs
    .filter((dialog) => dialog.scrollWidth > dialog.clientWidth + 1)
    .map((dialog) => whereIs(dialog));
  return {
    width: frame.clientWidth,
    pageWidth: Math.max(frame.scrollWidth, document.body.scrollWidth),
    sideways,
    hasStyles: styleOf(frame).getPropertyValue('--tap') !== '' && document.styleSheets.length > 0,
    logos,
    numberRows: rowsSeen(),
    texts,
    controls,
  };
}
