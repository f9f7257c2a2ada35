// The page's look, on the operator's colours.

export const STYLE = `
*{box-sizing:border-box}
html{background:var(--c-backdrop,#05070f)}
body{margin:0 auto;max-width:30rem;min-height:100vh;background:var(--c-page,#0a0e1c);color:var(--c-text,#f3f6ff);font:16px/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
:lang(my),:lang(km){line-height:1.85}
:lang(ur){line-height:1.8}
a,button,summary,label{-webkit-tap-highlight-color:transparent}
header{display:flex;align-items:center;gap:10px;padding:10px 12px;border-bottom:1px solid var(--c-line,#222)}
header a{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--c-surface-2,#1c2440);color:inherit}
[dir=rtl] header a svg{transform:scaleX(-1)}
header h1{margin:0;font-size:1.0625rem;line-height:1.3}
header p{margin:0;font-size:.8125rem;line-height:1.4;color:var(--c-text-2,#b3bdd8)}
header div{flex:1;min-width:0}
.balance{flex:none;text-align:end}
.balance b{display:block;font-size:1rem;line-height:1.3;font-variant-numeric:tabular-nums;color:var(--c-gold-text,#ffce6b)}
main{display:grid;gap:14px;padding:14px 16px 28px}
.notice{display:flex;gap:10px;margin:0;padding:10px 12px;border-radius:12px;background:var(--c-info-soft,#16233a);font-size:.8125rem;line-height:1.45}
:lang(my) .notice,:lang(km) .notice,:lang(ur) .notice{line-height:1.75}
.notice svg{flex:none;margin-top:1px;color:var(--c-info,#86bfff)}
.notice b{display:block}
.notice.trial{background:var(--c-gold-soft,#3a2d12)}
.notice.trial svg{color:var(--c-gold,#ffc95c)}
.notice.trial+.notice{margin-top:-4px}
.stage{position:relative;overflow:hidden;padding:28px 14px 18px;border-radius:20px;background:radial-gradient(circle at 50% 0,rgba(255,255,255,.14),transparent 60%),var(--c-hero,#17204a);color:var(--c-on-hero,#f6f8ff);box-shadow:inset 0 0 0 1px var(--c-hero-line,rgba(255,255,255,.16))}
.cells{display:flex;flex-wrap:wrap;justify-content:center;gap:10px;min-height:118px;align-items:center}
.cell{display:grid;place-items:center;border-radius:16px;background:#fffdf6;color:#1d1230;box-shadow:0 6px 16px rgba(0,0,0,.35),inset 0 -5px 0 rgba(0,0,0,.08)}
.SLOT .cell{width:92px;height:112px}
.SLOT svg{width:64px;height:64px}
.CARDS figure{margin:0;text-align:center;font-size:.8125rem;line-height:1.6}
.CARDS .cell{width:92px;height:124px;font-size:2rem;font-weight:700;line-height:1.1;align-content:center;gap:4px}
.CARDS svg{width:36px;height:36px}
.red{color:#c81e2c}
.SPORT .cell,.FISH .cell{width:50px;height:50px;border-radius:50%}
.FISH .cell{width:84px;height:84px}
.SPORT svg{width:34px;height:34px}.FISH svg{width:54px;height:54px}
.miss{opacity:.38;filter:grayscale(1)}
.LADDER .cell{min-width:170px;height:112px;padding:0 18px;font-size:3.25rem;font-weight:800;font-variant-numeric:tabular-nums;color:#14704a}
.LADDER .zero{color:#8b8398}
.told{margin:14px 0 0;min-height:1.5em;text-align:center;font-weight:700;font-size:1.0625rem}
.told.win{color:var(--c-gold,#ffc95c)}
.lotus .told.win{color:#ffe2a8}
form{display:grid;gap:12px;margin:0}
fieldset{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:0;padding:0;border:0}
legend{padding:0;margin-bottom:6px;font-size:.8125rem;color:var(--c-text-2,#b3bdd8)}
fieldset label{position:relative;display:block}
fieldset input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0}
fieldset span{display:grid;place-items:center;min-height:48px;padding:2px;border:1px solid var(--c-line-strong,#66739d);border-radius:12px;background:var(--c-surface-1,#131930);font-size:.9375rem;font-variant-numeric:tabular-nums;text-align:center}
fieldset input:checked+span{border-color:var(--c-accent,#3de8ae);box-shadow:inset 0 0 0 1px var(--c-accent,#3de8ae);background:var(--c-accent-soft,#12372f);color:var(--c-accent-text,#4bedb5);font-weight:700}
fieldset input:focus-visible+span,a:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid var(--c-info,#86bfff);outline-offset:2px}
button,a.back{display:block;width:100%;min-height:52px;padding:12px;border:1px solid var(--c-line-strong,#66739d);border-radius:14px;background:transparent;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main{border-color:transparent;background:var(--c-accent,#3de8ae);color:var(--c-on-accent,#03160f);font-size:1.0625rem;font-weight:700}
details{border-radius:14px;background:var(--c-surface-1,#131930);padding:0 14px}
summary{min-height:48px;padding:12px 0;font-weight:600;cursor:pointer}
details p{margin:0 0 12px;font-size:.875rem;color:var(--c-text-2,#b3bdd8)}
details form{gap:8px;padding-bottom:14px}
details button{min-height:44px;padding:8px 12px;font-size:.9375rem;font-weight:500}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 12px;margin:0;padding-bottom:14px;font-variant-numeric:tabular-nums}
dt{display:flex;gap:4px;align-items:center}dd{margin:0;font-weight:700}
dt svg{width:24px;height:24px}
dt i{width:12px;height:12px;border-radius:50%;background:var(--c-gold,#ffc95c)}dt i.off{background:var(--c-surface-3,#283257)}
.alone{display:grid;gap:16px;align-content:center;min-height:100vh;padding:24px;text-align:center}
.alone h1{margin:0;font-size:1.375rem}.alone p{margin:0;color:var(--c-text-2,#b3bdd8)}
@media (prefers-reduced-motion:no-preference){.new .cell{animation:fall .18s ease-out backwards}.new .cell:nth-child(2),.new figure:nth-child(2) .cell{animation-delay:.09s}.new .cell:nth-child(3){animation-delay:.18s}.new .cell:nth-child(n+4){animation-delay:.27s}.new+.told{animation:show .18s .36s backwards}}
@keyframes fall{from{transform:translateY(-40px);opacity:0}}
@keyframes show{from{opacity:0}}`;
