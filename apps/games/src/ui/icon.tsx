// Icons of the room: a 24 grid, stroke 1.75, round; the same drawing as in the operator's site.

const paths = {
  back: 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5',
  ticket: 'M4 6.5h16v3.7a1.8 1.8 0 0 0 0 3.6v3.7H4v-3.7a1.8 1.8 0 0 0 0-3.6zM14.5 6.5v1.5M14.5 11v2M14.5 16v1.5',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.6 9.6a2.4 2.4 0 1 1 3.5 2.3c-.8.5-1.1 1-1.1 1.8M12 16.5h.01',
  shield: 'M12 3l7.5 2.8V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.8zM8.7 11.9l2.4 2.4 4.3-4.6',
  shuffle:
    'M4 7h3.5c5.5 0 4.5 10 10 10H20M17.5 14.5 20 17l-2.5 2.5M4 17h3.5c1.6 0 2.7-.9 3.5-2M14 8.7c.8-1 1.8-1.7 3.5-1.7H20M17.5 4.5 20 7l-2.5 2.5',
  flame:
    'M12 3c.8 4 5.8 6.2 5.8 11.3a5.8 5.8 0 0 1-11.6 0c0-2.6 1.3-4.3 2.6-5.6.2 1.5 1 2.4 2 2.6C10.5 8.3 11 5.5 12 3z',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.2 11v5.5M13.8 11v5.5',
  x: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  noSignal:
    'M3.5 9.5a13 13 0 0 1 5-3M20.5 9.5a13 13 0 0 0-8-3.9M7 13a8 8 0 0 1 3.5-2.1M17 13a8 8 0 0 0-2.2-1.5M10 16.5a3.5 3.5 0 0 1 4 0M12 19.5h.01M4 4l16 16',
  plus: 'M12 5.5v13M5.5 12h13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4 21 19.5H3zM12 10v4.5M12 17h.01',
  refresh: 'M20 10.5a8 8 0 0 0-14.2-3.7L4 9M4 4.5V9h4.5M4 13.5a8 8 0 0 0 14.2 3.7L20 15M20 19.5V15h-4.5',
  copy: 'M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM16 8.5V5A1.5 1.5 0 0 0 14.5 3.5h-9A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H8',
  down: 'M6 9.5l6 6 6-6',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  trophy:
    'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.5v2a3 3 0 0 0 3 3M16.5 5.5h3v2a3 3 0 0 1-3 3M12 14.5V18M8.5 20.5h7M9.5 18h5',
  send: 'M4.5 12h9M4.5 4.5 20 12 4.5 19.5l2.2-7.5z',
  picture: 'M4 5.5h16v13H4zM4 15.5l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01',
  star: 'M12 4l2.5 5.2 5.7.7-4.2 3.9 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8 3.8 9.9l5.7-.7z',
  undo: 'M8 5 4.5 8.5 8 12M4.5 8.5H14a5.5 5.5 0 0 1 0 11H9',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  readonly size?: 's' | 'xs';
  /** Points the other way in right-to-left pages. */
  readonly flip?: true;
}

export function Icon({ name, size, flip }: IconProps) {
  const names = ['icon', size === undefined ? '' : `icon--${size}`, flip ? 'icon--flip' : ''];
  return (
    <svg className={names.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
