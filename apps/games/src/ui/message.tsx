// A page or panel that has nothing to show and says what to do next: empty, error, session over.
import type { ReactNode } from 'react';

interface MessageProps {
  readonly picture: 'ticket' | 'plug';
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

const Ticket = () => (
  <svg className="ill" viewBox="0 0 184 148" aria-hidden="true">
    <ellipse className="ill-3" cx="92" cy="132" rx="70" ry="9" opacity=".6" />
    <circle className="ill-3" cx="128" cy="44" r="34" opacity=".55" />
    <g transform="rotate(-9 84 80)">
      <path
        className="ill-2"
        d="M26 50h116a6 6 0 0 1 6 6v14a12 12 0 0 0 0 24v14a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V94a12 12 0 0 0 0-24V56a6 6 0 0 1 6-6z"
      />
      <path className="ill-4" d="M26 50h78v64H26a6 6 0 0 1-6-6V94a12 12 0 0 0 0-24V56a6 6 0 0 1 6-6z" />
      <g className="ill-3">
        <circle cx="48" cy="74" r="8" />
        <circle cx="68" cy="74" r="8" />
        <circle cx="88" cy="74" r="8" />
      </g>
      <path className="ill-line-3" d="M40 96h44" />
      <path className="ill-4" d="M124 70l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" opacity=".9" />
    </g>
    <g transform="translate(136 104)">
      <circle className="ill-1" r="19" />
      <path className="ill-hand" d="M0-9V1l7 4" />
    </g>
    <path className="ill-1" d="M36 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
  </svg>
);

const Plug = () => (
  <svg className="ill" viewBox="0 0 184 148" aria-hidden="true">
    <ellipse className="ill-3" cx="92" cy="134" rx="70" ry="8" opacity=".6" />
    <circle className="ill-3" cx="92" cy="66" r="56" opacity=".45" />
    <path className="ill-line-2 ill-line--7" d="M8 76c18-22 34 18 52 0M124 76c18 18 34-22 52 0" />
    <rect className="ill-1" x="46" y="56" width="34" height="38" rx="9" />
    <path className="ill-line-4" d="M80 66h12M80 84h12" />
    <rect className="ill-4" x="108" y="56" width="30" height="38" rx="9" />
    <path className="ill-line-3" d="M114 66h8M114 84h8" />
    <path className="ill-line-2" d="M98 46l4-14M88 44l-6-12M102 104l4 14M90 106l-6 12" />
  </svg>
);

export function Message({ picture, title, lead, children }: MessageProps) {
  return (
    <div className="empty">
      {picture === 'ticket' ? <Ticket /> : <Plug />}
      <h2 className="t2">{title}</h2>
      <p>{lead}</p>
      {children}
    </div>
  );
}
