// Icons of the server's own pages.

const iconOf = (path: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

export const noticeIcons = {
  again: iconOf('M20 10.5a8 8 0 0 0-14.2-3.7L4 9M4 4.5V9h4.5M4 13.5a8 8 0 0 0 14.2 3.7L20 15M20 19.5V15h-4.5'),
  person: iconOf(
    'M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13.5h1.8a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-.8a1 1 0 0 1-1-1zM19.5 13.5h-1.8a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h.8a1 1 0 0 0 1-1zM19.5 17.5c0 2.2-2 3-5 3',
  ),
  copy: iconOf(
    'M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM16 8.5V5A1.5 1.5 0 0 0 14.5 3.5h-9A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H8',
  ),
} as const;
