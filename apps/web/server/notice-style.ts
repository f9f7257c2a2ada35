// Styles of the server's own pages, on brand tokens only: they work when nothing else does.

/** A line above the page: JavaScript is off, or the browser is too old. */
export const barStyle =
  '.site-bar{margin:0;padding:12px 16px;background:var(--c-surface-2);color:var(--c-text);font-size:.875rem;line-height:1.5;text-align:center}.site-bar a{color:var(--c-accent-text);text-decoration:underline}html:not(.old-browser) .old-bar{display:none}';

/** A whole page: maintenance, region, failure. */
export const noticeStyle = `*,*::before,*::after{box-sizing:border-box}
html{--tap:44px;background:var(--c-page);-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media(min-width:481px){html{background:var(--a-pattern) top/72px 36px,var(--g-page),var(--c-backdrop)}}
body{margin:0;font:400 .9375rem/1.375rem -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Noto Sans Myanmar","Noto Naskh Arabic","Helvetica Neue",Arial,sans-serif;color:var(--c-text)}
:lang(my),:lang(km){line-height:1.9}:lang(ur){line-height:1.75}
.column{position:relative;isolation:isolate;display:flex;flex-direction:column;max-width:480px;min-height:100vh;min-height:100dvh;margin:0 auto;padding:0 16px;padding-top:env(safe-area-inset-top,0);background:var(--c-page);box-shadow:0 0 0 1px var(--c-line),0 0 64px rgba(0,0,0,.3)}
.column::before,.column::after{content:"";position:absolute;top:0;left:0;right:0;height:320px;z-index:-1;pointer-events:none}
.column::before{background:var(--a-pattern) top/72px 36px}
.column::after{background:var(--g-page)}
.logo{display:block;width:calc(25px*var(--a-logo-ratio));max-width:100%;height:var(--tap);margin:6px 0;background:var(--a-logo) center/contain no-repeat}
main{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:8px;padding:16px 8px;text-align:center}
main svg{width:184px;height:148px;margin-bottom:16px}
.icon{flex:none;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
h1{max-width:100%;margin:0;font-size:1.5rem;line-height:1.25;letter-spacing:-.015em;overflow-wrap:break-word}
:lang(my) h1,:lang(km) h1{line-height:1.7}:lang(ur) h1{line-height:1.6}
p{margin:0;max-width:20rem;color:var(--c-text-2)}
.card{width:100%;max-width:18.75rem;margin-top:16px;padding:12px 18px;border-radius:var(--r-l);background:var(--c-surface-1);box-shadow:var(--sh-1)}
.card span{display:block;font-size:.8125rem;color:var(--c-text-2)}
.card b{font-size:1.25rem;line-height:1.4}
.english{width:100%;max-width:20rem;margin-top:20px;padding-top:16px;border-top:1px solid var(--c-line)}
.english h2{margin:0 0 4px;font-size:1.0625rem;line-height:1.4}
.english p{font-size:.8125rem;line-height:1.5}
.ways{display:flex;flex-direction:column;gap:8px;padding-bottom:calc(12px + env(safe-area-inset-bottom,0px))}
.way{display:flex;align-items:center;justify-content:center;gap:8px;min-height:52px;padding:8px 16px;border-radius:var(--r-m);background:var(--c-surface-2);color:var(--c-text);font-size:1rem;font-weight:700;text-align:center;text-decoration:none}
.way--first{background:var(--g-accent);color:var(--c-on-accent)}
.way:focus-visible{outline:2px solid var(--c-accent);outline-offset:2px}
.reference{display:flex;align-items:center;gap:4px;max-width:100%;min-height:44px;margin:4px auto 0;padding:0 16px;border-radius:999px;background:var(--c-surface-2);font-size:.8125rem}
.reference bdi{font-weight:700;color:var(--c-text)}
.copy{display:flex;flex:none;align-items:center;justify-content:center;width:44px;height:44px;margin-inline-end:-12px;padding:0;border:0;border-radius:999px;background:none;color:var(--c-text);cursor:pointer}
.copy[hidden]{display:none}
.copy:focus-visible{outline:2px solid var(--c-accent);outline-offset:-2px}
.copied{min-height:1.375rem}
.fine{max-width:none;font-size:.75rem;text-align:center;color:var(--c-text-3);font-variant-numeric:tabular-nums}
bdi{unicode-bidi:isolate}`.replace(/\n/g, '');
