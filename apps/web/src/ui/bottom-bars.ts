// Finds the bars that stand at the bottom of the page: the tabs, and the bar of a form's button.
import actions from './action-bar.module.css';
import tabs from './bottom-bar.module.css';

/** The bars that are on the page and stay in sight. */
export const bottomBars = (): readonly Element[] =>
  [actions.bar, tabs.bar]
    .flatMap((name) => (name ? [...document.getElementsByClassName(name)] : []))
    .filter((bar) => getComputedStyle(bar).position === 'sticky');
