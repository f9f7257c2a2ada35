// An operator's art that was lost is loaded again: the emblems of the lotteries, and the pictures that its brand sheet names.
import { watchPictures } from '@foyer/browsers/lost-files/watch-pictures';

export const watchArt = (): void =>
  watchPictures(window, ({ href }) => href !== null && new URL(href).pathname === '/games/brand.css');
