// Loads an operator's lost art again: the lotteries' emblems and the pictures of its brand sheet.
import { watchPictures } from '@foyer/browsers/lost-files/watch-pictures';

export const watchArt = (): void =>
  watchPictures(window, ({ href }) => href !== null && new URL(href).pathname === '/games/brand.css');
