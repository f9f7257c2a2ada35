// Finds the bars that stand at the bottom of the page: the tabs with the notice over them, the bar of a form's button, and the one that
// offers the app.
import actions from './action-bar.module.css';
import app from './app-bar.module.css';
import tabs from './bottom-bar.module.css';

/** The bars that are on the page and stay in sight. Below a dialog the notice is not drawn, and has no place. */
export const bottomBars = (): readonly Element[] =>
  [actions.bar, tabs.bar, tabs.notice, app.bar]
    .flatMap((name) => (name ? [...document.getElementsByClassName(name)] : []))
    .filter((bar) => bar.getClientRects().length > 0 && getComputedStyle(bar).position !== 'static');
