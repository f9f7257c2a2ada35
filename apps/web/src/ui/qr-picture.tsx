// A QR code, dark on light in every brand: phones read no others for sure.
import css from './qr-picture.module.css';

export interface QrPictureProps {
  /** The dark modules as a path, one unit a module. */
  readonly path: string;
  /** Modules along a side. */
  readonly modules: number;
  /** Side of a module in pixels, a whole number, so that all are of one size. */
  readonly modulePx: number;
  readonly label: string;
}

export const QrPicture = ({ path, modules, modulePx, label }: QrPictureProps) => (
  <svg
    className={css.qr}
    width={modules * modulePx}
    height={modules * modulePx}
    viewBox={`0 0 ${modules} ${modules}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label={label}
  >
    <path d={path} />
  </svg>
);
