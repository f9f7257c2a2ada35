// The scripts of one-tap as the browser gets them: what a page loads, and what the frame says to it.

/** `google.accounts.id` with the functions and answers of its reference that a page needs. */
export const oneTapScript = `(() => {
  'use strict';
  const home = new URL(document.currentScript.src).origin;
  let settings = null;
  let shown = null;

  const moment = (kind, reason) => ({
    getMomentType: () => kind,
    isDisplayMoment: () => kind === 'display',
    isDisplayed: () => kind === 'display',
    isNotDisplayed: () => false,
    getNotDisplayedReason: () => undefined,
    isSkippedMoment: () => kind === 'skipped',
    getSkippedReason: () => (kind === 'skipped' ? reason : undefined),
    isDismissedMoment: () => kind === 'dismissed',
    getDismissedReason: () => (kind === 'dismissed' ? reason : undefined),
  });

  const close = (kind, reason) => {
    if (!shown) return;
    const { frame, hear, listener } = shown;
    shown = null;
    removeEventListener('message', hear);
    frame.remove();
    if (listener) listener(moment(kind, reason));
  };

  const prompt = (listener) => {
    if (!settings) throw new Error('google.accounts.id.initialize() comes first');
    if (shown) return;
    const frame = document.createElement('iframe');
    const { client_id, nonce = '' } = settings;
    frame.src = home + '/gsi/prompt?' + new URLSearchParams({ client_id, nonce, origin: location.origin });
    frame.title = 'Google';
    Object.assign(frame.style, {
      position: 'fixed', insetInline: '12px', bottom: '12px', zIndex: '2147483647', width: 'calc(100% - 24px)', maxWidth: '400px',
      height: '140px', margin: '0 auto', border: '0', borderRadius: '16px', boxShadow: '0 8px 30px #0006', background: '#fff',
    });
    const hear = (event) => {
      if (event.origin !== home || event.source !== frame.contentWindow) return;
      const { credential } = event.data;
      const { callback } = settings;
      if (credential) close('dismissed', 'credential_returned');
      else close('skipped', 'user_cancel');
      if (credential) callback({ credential, select_by: 'user', clientId: client_id });
    };
    addEventListener('message', hear);
    shown = { frame, hear, listener };
    document.body.append(frame);
    if (listener) listener(moment('display'));
  };

  const renderButton = (parent) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Google';
    button.addEventListener('click', () => prompt());
    parent.replaceChildren(button);
  };

  const id = {
    initialize: (given) => { settings = given; },
    prompt,
    renderButton,
    cancel: () => close('dismissed', 'cancel_called'),
    disableAutoSelect: () => undefined,
  };
  window.google = { ...window.google, accounts: { ...(window.google && window.google.accounts), id } };
})();
`;

export const deliverScript = `(() => {
  'use strict';
  const { origin, credential } = document.body.dataset;
  parent.postMessage({ credential }, origin);
})();
`;
