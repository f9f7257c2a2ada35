// Keeps the page below a sheet from scrolling. A second sheet may open over the first, and either may close before the other.
let standing = 0;

/** Returns what frees the page: it scrolls again once no sheet stands. */
export function lockPage({ classList }: Pick<Element, 'classList'>): () => void {
  standing += 1;
  classList.add('locked');
  return () => {
    standing -= 1;
    if (standing === 0) classList.remove('locked');
  };
}
