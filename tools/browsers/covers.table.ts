// Newer features in shipped code, with the reasons why our oldest browsers still work.
// A row fails if its name is unused, its number of uses differs, or its guard is gone.
import type { Cover, HarmlessStyle, Place } from './check.ts';

const reactDom = 'node_modules/react-dom/cjs/react-dom-client.production.js';
const nobleHashes = 'node_modules/@noble/hashes/utils.js';
const missingBuiltins = 'packages/browsers/src/missing-builtins.ts';
const preact = 'node_modules/preact/src/diff/children.js';

/** Both places that load the library of primitives provide what it calls bare. */
const providedFirst: readonly Place[] = [
  ['apps/web/src/shell/http/sealing.ts', 'provideMissingBuiltins();'],
  ['apps/games/src/verify/hashes.ts', 'provideMissingBuiltins();'],
];
const navigationApi: readonly [Place] = [[reactDom, 'if ("object" === typeof navigation) {']];
const vendorPrefixes: Place = [reactDom, 'var vendorPrefixes = {'];
const viewTransitions = 'React asks for it where a ViewTransition is rendered, catches its lack, and we render none.';
const libraryProperty = 'A property of the library itself.';

export const covers: readonly Cover[] = [
  {
    name: 'Object.hasOwn',
    uses: 3,
    why: 'Called by the library of primitives, loaded where the page has no crypto.subtle.',
    guards: [[missingBuiltins, 'object.hasOwn ??= hasOwn;'], ...providedFirst],
  },
  {
    name: '.setBigUint64()',
    uses: 3,
    why: 'The same library, in AES-GCM.',
    guards: [[missingBuiltins, 'view.setBigUint64 ??= setBigUint64;'], ...providedFirst],
  },
  {
    name: 'Uint8Array.fromHex',
    uses: 1,
    why: 'The same library asks first.',
    guards: [[nobleHashes, "typeof Uint8Array.fromHex === 'function'"]],
  },
  {
    name: '.BroadcastChannel',
    uses: 2,
    why: 'Tabs talk over storage events without it; of money that moved they learn when they are seen again.',
    guards: [
      ['apps/web/src/shell/tabs/channel.ts', "if (typeof view.BroadcastChannel !== 'function')"],
      ['apps/web/src/shell/tabs/share-money.ts', "if (typeof view.BroadcastChannel !== 'function') return null;"],
    ],
  },
  {
    name: '.getAttributeType()',
    uses: 1,
    why: 'DOMPurify asks first; a browser without it has no Trusted Types.',
    guards: [['node_modules/dompurify/dist/purify.es.mjs', 'typeof trustedTypes.getAttributeType === "function"']],
  },
  {
    name: '.locks',
    uses: 1,
    why: 'Tabs take their turns through storage without it.',
    guards: [['apps/web/src/shell/tabs/tab-lock.ts', 'locks ? byLocks']],
  },
  {
    name: 'requestIdleCallback',
    uses: 2,
    why: 'A short timer stands in for it.',
    guards: [
      ['apps/web/src/kit/use-slot.tsx', 'if (window.requestIdleCallback)'],
      ['apps/web/src/main.tsx', 'if (window.requestIdleCallback)'],
    ],
  },
  {
    name: '.requestIdleCallback()',
    uses: 1,
    why: 'A short timer stands in for it.',
    guards: [['apps/web/src/app/step-by-step.ts', 'if (view.requestIdleCallback)']],
  },
  {
    name: '.permission',
    uses: 1,
    why: 'The same question.',
    guards: [
      [
        'apps/web/src/kit/push/push-browser.ts',
        'view.PushManager && view.navigator.serviceWorker && view.Notification?.permission',
      ],
    ],
  },
  {
    name: '.Notification',
    uses: 2,
    why: 'The same question.',
    guards: [
      [
        'apps/web/src/kit/push/push-browser.ts',
        'view.PushManager && view.navigator.serviceWorker && view.Notification?.permission',
      ],
    ],
  },
  {
    name: '.requestPermission',
    uses: 1,
    why: 'The code asks whether it is there.',
    guards: [['apps/web/src/kit/push/push-browser.ts', 'Notification?.requestPermission ?']],
  },
  {
    name: '.requestPermission()',
    uses: 1,
    why: 'A browser that cannot ask has not allowed it.',
    guards: [['apps/web/src/kit/push/push-browser.ts', 'Notification?.requestPermission ?']],
  },
  {
    name: '.pushManager',
    uses: 2,
    why: 'A worker without it has no subscription.',
    guards: [
      ['apps/web/src/kit/push/push-subscription.ts', 'if (!pushManager) return null;'],
      ['apps/web/src/kit/push/push-browser.ts', 'pushManager?.getSubscription()'],
    ],
  },
  {
    name: '.getSubscription()',
    uses: 2,
    why: 'Comes with it.',
    guards: [
      ['apps/web/src/kit/push/push-subscription.ts', 'if (!pushManager) return null;'],
      ['apps/web/src/kit/push/push-browser.ts', 'pushManager?.getSubscription()'],
    ],
  },
  {
    name: '.unsubscribe()',
    uses: 2,
    why: 'Comes with it.',
    guards: [
      ['apps/web/src/kit/push/push-subscription.ts', 'if (!pushManager) return null;'],
      ['apps/web/src/kit/push/push-browser.ts', 'known?.unsubscribe()'],
    ],
  },
  {
    name: 'event push',
    uses: 1,
    why: 'A browser without push sends no such event.',
    harmless: true,
  },
  {
    name: '.showNotification()',
    uses: 1,
    why: 'Called for a push only.',
    harmless: true,
  },
  {
    name: 'event notificationclick',
    uses: 1,
    why: 'A notice that nobody can show is tapped by nobody.',
    harmless: true,
  },
  {
    name: 'event beforeinstallprompt',
    uses: 1,
    why: 'Browsers without it cannot install the site by themselves: iOS gets a guide in its place.',
    harmless: true,
  },
  {
    name: 'event appinstalled',
    uses: 1,
    why: 'The same browsers.',
    harmless: true,
  },
  {
    name: '.decodedBodySize',
    uses: 2,
    why: 'Lost pictures are found by their missing entries where it is absent.',
    guards: [
      ['packages/browsers/src/lost-files/watch-pictures.ts', 'if (performance.getEntriesByName(href).length === 0)'],
    ],
  },
  {
    name: '.hardwareConcurrency',
    uses: 1,
    why: 'One of many values from which a device is told; it may be absent.',
    harmless: true,
  },
  {
    name: 'focus({ preventScroll })',
    uses: 13,
    why: 'Without it the page may scroll to what gets the focus.',
    harmless: true,
  },
  {
    name: 'Error.captureStackTrace',
    uses: 2,
    why: 'Both libraries ask first.',
    guards: [
      ['node_modules/@firebase/util/dist/index.esm.js', 'if (Error.captureStackTrace) {'],
      ['node_modules/zod/v4/core/util.js', '"captureStackTrace" in Error ?'],
    ],
  },
  {
    name: 'reportError',
    uses: 2,
    why: 'React asks first.',
    guards: [
      ['node_modules/react/cjs/react.production.js', '"function" === typeof reportError'],
      [reactDom, '"function" === typeof reportError'],
    ],
  },
  {
    name: 'setImmediate',
    uses: 1,
    why: "React's scheduler asks first.",
    guards: [
      ['node_modules/scheduler/cjs/scheduler.production.js', '"undefined" !== typeof setImmediate ? setImmediate'],
    ],
  },
  { name: 'navigation', uses: 9, why: 'React asks first.', guards: navigationApi },
  { name: '.currentEntry', uses: 1, why: 'Only where there is a navigation.', guards: navigationApi },
  { name: '.getState()', uses: 1, why: 'Only where there is a navigation.', guards: navigationApi },
  { name: 'event navigate', uses: 2, why: 'Only where there is a navigation.', guards: navigationApi },
  { name: 'event navigatesuccess', uses: 2, why: 'Only where there is a navigation.', guards: navigationApi },
  { name: 'event navigateerror', uses: 2, why: 'Only where there is a navigation.', guards: navigationApi },
  {
    name: 'event touchstart',
    uses: 1,
    why: 'A Mac has no touches; there a pointer that enters fetches a page ahead.',
    harmless: true,
  },
  {
    name: '.startViewTransition()',
    uses: 1,
    why: viewTransitions,
    guards: [[reactDom, 'try {\n    var transition = ownerDocument.startViewTransition({']],
  },
  {
    name: '.skipTransition()',
    uses: 1,
    why: viewTransitions,
    guards: [[reactDom, 'null !== pendingViewTransition &&']],
  },
  {
    name: '.downlink',
    uses: 1,
    why: 'React asks first.',
    guards: [[reactDom, 'return navigator.connection &&']],
  },
  {
    name: '.transferSize',
    uses: 2,
    why: 'React counts only what has one.',
    guards: [
      [reactDom, 'if (transferSize && duration'],
      [reactDom, 'overlapTransferSize &&'],
    ],
  },
  {
    name: 'Error({ cause })',
    uses: 3,
    why: 'For those who read errors; older browsers leave it out.',
    harmless: true,
  },
  {
    name: 'createElement({ is })',
    uses: 2,
    why: 'Only for customised elements, of which we have none.',
    guards: [[reactDom, '"string" === typeof newProps.is']],
  },
  {
    name: '.fromElement',
    uses: 3,
    why: 'Read beside relatedTarget, which all browsers have.',
    guards: [
      [reactDom, 'return void 0 === event.relatedTarget\n        ? event.fromElement'],
      [reactDom, 'nativeEvent.relatedTarget || nativeEvent.fromElement'],
    ],
  },
  {
    name: '.moveBefore',
    uses: 1,
    why: 'Preact asks first.',
    guards: [[preact, 'if (!isMounting && parentDom.moveBefore && dom.parentNode) {']],
  },
  {
    name: '.moveBefore()',
    uses: 1,
    why: 'Preact asks first.',
    guards: [[preact, 'if (!isMounting && parentDom.moveBefore && dom.parentNode) {']],
  },
  { name: '.animation', uses: 3, why: libraryProperty, ownProperty: vendorPrefixes },
  { name: '.transition', uses: 2, why: libraryProperty, ownProperty: vendorPrefixes },
  {
    name: '.popover',
    uses: 1,
    why: 'What a component was given.',
    ownProperty: [reactDom, 'null != props.popover &&'],
  },
  {
    name: '.delay',
    uses: 1,
    why: libraryProperty,
    ownProperty: ['node_modules/scheduler/cjs/scheduler.production.js', 'options = options.delay'],
  },
  {
    name: '.identifier',
    uses: 1,
    why: libraryProperty,
    ownProperty: [
      'node_modules/@firebase/component/dist/esm/index.esm.js',
      'this.normalizeInstanceIdentifier(options?.identifier)',
    ],
  },
  {
    name: '.blocking',
    uses: 1,
    why: libraryProperty,
    ownProperty: ['node_modules/idb/build/index.js', '{ blocked, upgrade, blocking, terminated } = {}'],
  },
];

const noMouse = 'A phone has no pointer to change; Safari on iOS knows none of them.';

/** Styles that a browser without support paints a little differently, and nobody misses. */
export const harmlessStyles: readonly HarmlessStyle[] = [
  { name: 'text-wrap', why: 'Lines of a heading break where they break.' },
  { name: 'overscroll-behavior', why: 'The page behind a sheet may move along at the end of its scroll.' },
  { name: 'scrollbar-width', why: 'Older browsers hide the bar by ::-webkit-scrollbar, or show it.' },
  { name: 'scroll-behavior', why: 'Only switches smooth scrolling off, which they do not have.' },
  { name: 'content-visibility', why: 'What is not seen is laid out all the same.' },
  { name: 'contain-intrinsic-block-size', why: 'Goes with content-visibility.' },
  {
    name: ':focus-visible',
    why: 'The ring of the browser itself stands in, for every focus; no rule takes that away.',
  },
  { name: 'cursor: pointer', why: noMouse },
  { name: 'cursor: default', why: noMouse },
  { name: 'cursor: grab', why: noMouse },
  { name: 'cursor: crosshair', why: noMouse },
];
