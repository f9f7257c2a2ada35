// The looks of an installation where the back end names none: a page does not carry them.
import type { PageSettings, Settings } from '@foyer/contract';

export const plainTemplate = ({ brandName }: PageSettings): Settings['mobileTemplate'] => ({
  title: brandName,
  icons: {},
});
