/* Runs first in the head. ES2015 only: a browser that cannot read it cannot read modules. */
((win, doc) => {
  var root = doc.documentElement;
  var place = win.location;
  var past = win.history;
  var inPlace =
    /^\/m(\/(home|(index|register)(\.html)?|login|order|recover|member\/home|game)?)?\/*(\?|$)|^\/m\/withdraw\?.*id=/;
  var kept =
    /^((affiliateCode|referralCode|r|inApp|bbg|isBgeTest)=[A-Za-z0-9_.-]{1,128}$|(fbclid|gclid|ttclid|kwaiclid|cid)=.)/;
  var boot = { token: null, leaving: false };
  win.__boot = boot;

  function nameOf(pair) {
    try {
      return decodeURIComponent(pair.split('=')[0].replace(/\+/g, ' '));
    } catch (e) {
      return '';
    }
  }

  /* Any printable text up to 4 KiB is a token: operators' own back ends have JWTs, and some have base64 with its signs as they are. */
  function tokenOf(text) {
    try {
      var token = decodeURIComponent(text);
      return /^[!-~]([ -~]{0,4094}[!-~])?$/.test(token) ? token : null;
    } catch (e) {
      return null;
    }
  }

  /* A token leaves the address at once. Two of them, or one of the wrong shape, count as none. */
  var pairs = place.search.slice(1).split('&');
  var rest = [];
  var tokens = [];
  for (var i = 0; i < pairs.length; i++) {
    var name = nameOf(pairs[i]);
    if (name === 'token' || name === 'tokens') tokens.push(pairs[i].slice(pairs[i].indexOf('=') + 1));
    else if (pairs[i]) rest.push(pairs[i]);
  }
  if (tokens.length) {
    if (tokens.length === 1) boot.token = tokenOf(tokens[0]);
    try {
      past.replaceState(past.state, '', place.pathname + (rest.length ? '?' + rest.join('&') : '') + place.hash);
    } catch (e) {
      boot.token = null;
    }
  }

  /* A refresh stays on the main pages only. A reload of our own says so and stays where it is. */
  var state = past.state;
  var own = state && state.ownReload;
  if (own) {
    state.ownReload = false;
    past.replaceState(state, '');
  }
  var performance = win.performance || {};
  var entry = performance.getEntriesByType ? performance.getEntriesByType('navigation')[0] : null;
  /* iOS before 15 knows only the older of the two. */
  var reloaded = entry ? entry.type === 'reload' : performance.navigation && performance.navigation.type === 1;
  if (!own && reloaded && !inPlace.test(place.pathname + place.search)) {
    var keep = rest.filter((pair) => kept.test(pair));
    boot.leaving = true;
    root.hidden = true;
    place.replace('/m/home' + (keep.length ? '?' + keep.join('&') : ''));
  }
})(window, document);
