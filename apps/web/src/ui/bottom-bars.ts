// Finds the bars that stand at the bottom of the page: the tabs, the bar of a form's button, and the one that offers the app.
import actions from './action-bar.module.css';
import app from './app-bar.module.css';
import tabs from './bottom-bar.module.css';

/** The bars that are on the page and stay in sight. */
export const bottomBars = (): readonly Element[] =>
  [actions.bar, tabs.bar, app.bar]
    .flatMap((name) => (name ? [...document.getElementsByClassName(name)] : []))
    .filter((bar) => getComputedStyle(bar).position !== 'static');
