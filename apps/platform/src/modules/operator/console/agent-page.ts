// The agents' page: who waits, a conversation, answer, close. It only makes calls of the operator API; English, as these are.
import type { OperatorPage } from '../../../http/operator-server.ts';
import { agentScript } from './agent-script.ts';

const style = `
  :root { font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; color-scheme: light dark }
  body { box-sizing: border-box; margin: 0 auto; max-width: 40rem; min-height: 100vh; padding: 1rem }
  h1 { font-size: 1.25rem; margin: 0 0 .75rem } h2 { font-size: 1.125rem; margin: 0 }
  [hidden] { display: none !important }
  label { display: block; margin: .75rem 0 0; font-weight: 600 }
  input, textarea, button { box-sizing: border-box; font: inherit; min-height: 44px; padding: .5rem .75rem; border-radius: 8px;
    border: 1px solid #767676 }
  input, textarea { width: 100% } button { cursor: pointer; font-weight: 700 }
  ul { list-style: none; margin: .75rem 0; padding: 0 }
  #queue button { width: 100%; text-align: start; margin-bottom: .5rem; overflow-wrap: anywhere }
  #queue small, #log small { display: block; font-weight: 400 }
  #log li { margin: .5rem 0; padding: .5rem .75rem; border: 1px solid #767676; border-radius: 8px; white-space: pre-wrap;
    overflow-wrap: anywhere; max-width: 85%; width: fit-content }
  #log li.agent { margin-inline-start: auto } #log img { display: block; max-width: 100%; max-height: 60vh }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .75rem 0 } #problem { font-weight: 700 }`;

const body = `<main>
<h1>Chats</h1>
<p id="problem" role="alert"></p>
<form id="login">
<label>Operator<input name="merchant" autocomplete="organization" required></label>
<label>Name<input name="name" autocomplete="username" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label>
<label>Code of the authenticator<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
<div class="row"><button>Log in</button></div>
</form>
<section id="list" hidden aria-label="Queue">
<p id="none">Nobody waits.</p>
<ul id="queue"></ul>
<p><button id="more" type="button" hidden>More</button></p>
<p><button id="ratings" type="button">Show the newest ratings</button></p>
<ul id="rated" aria-label="Ratings"></ul>
<button id="logout" type="button">Log out</button>
</section>
<section id="talk" hidden aria-label="Conversation">
<div class="row"><button id="back" type="button">Back to the queue</button><h2 id="who" dir="auto"></h2></div>
<div role="log" aria-label="Messages"><ul id="log"></ul></div>
<p id="typing" hidden>The member is writing…</p>
<form id="answer">
<label>Your answer<textarea name="text" rows="3" maxlength="2000" dir="auto" required></textarea></label>
<div class="row"><button>Send</button><button id="close" type="button">Close the conversation</button></div>
</form>
</section>
</main>`;

export const agentPage: OperatorPage = { path: '/operator/chats', title: 'Chats', style, body, script: agentScript };
