// The script of the agents' page, as the browser gets it. The session is in its memory alone: a reload logs in again.

export const agentScript = `'use strict';
const at = (id) => document.getElementById(id);
let token = null;
let member = null;
let timer = 0;
/** Pages of the queue that the agent has asked for. */
let pages = 1;
let shown = '';
/** The last message that the log shows: an answer and an end are to what the agent has read. */
let shownSeq = 0;
/** What is typed for each member. The same answer keeps its id until it has arrived. */
const drafts = new Map();
const pictures = new Map();

const ask = (name, input) =>
  fetch('/operator/' + name, {
    method: 'POST',
    headers: Object.assign({ 'Content-Type': 'application/json' }, token && { Authorization: 'Bearer ' + token }),
    body: JSON.stringify(input),
  });
const call = async (name, input) => {
  const answer = await (await ask(name, input)).json();
  if (answer.success) return answer.value;
  if (answer.errorCode === 'operator.login.required' && token !== null) leave();
  throw new Error(answer.message);
};
/** On a page without TLS browsers have no randomUUID. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
/** A message has no control characters but ends of lines. */
const readable = (text) =>
  text
    .replace(/\\r\\n?|[\\u2028\\u2029]/g, '\\n')
    .replace(/[^\\P{Cc}\\n]/gu, ' ')
    .trim();
const show = (id) => {
  for (const each of ['login', 'list', 'talk']) at(each).hidden = each !== id;
};
const leave = () => {
  token = member = null;
  pages = 1;
  shown = '';
  // Whoever sits down next sees nothing of what was said, not even in the page's source.
  drafts.clear();
  for (const address of pictures.values()) if (address !== '') URL.revokeObjectURL(address);
  pictures.clear();
  field.value = at('who').textContent = '';
  for (const id of ['log', 'queue', 'rated']) at(id).replaceChildren();
  clearTimeout(timer);
  show('login');
};
/** A look that works takes away what a look said, and leaves why an answer was refused. */
let problemOf = '';
/** Runs what a person began, or a look, and says what went wrong. */
const run = async (work, by = 'person') => {
  try {
    await work();
    if (by === 'person' || problemOf === by) at('problem').textContent = '';
  } catch (error) {
    problemOf = by;
    at('problem').textContent = error instanceof TypeError ? 'No connection. The page keeps trying.' : error.message;
  }
};
const node = (name, text, className) => {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

const textOf = ({ kind, text }) => (kind === 'picture' ? 'Picture' : kind === 'ended' ? 'Closed' : text);
const showQueue = ({ items, nextCursor }) => {
  at('more').hidden = !nextCursor;
  at('none').hidden = items.length > 0;
  at('queue').replaceChildren(
    ...items.map((item) => {
      const line = node('li', '');
      const button = node('button', item.member.account);
      button.type = 'button';
      button.append(node('small', (item.isWaiting ? 'Waits: ' : 'Under way: ') + textOf(item.lastMessage)));
      button.onclick = () => open(item.member);
      line.append(button);
      return line;
    }),
  );
};
const pictureOf = async (memberId, seq) => {
  const key = memberId + '|' + seq;
  if (!pictures.has(key)) {
    const answer = await ask('chats.picture', { memberId, seq });
    // Only a picture that is gone is not asked for again.
    if (!answer.ok && (await answer.json()).errorCode !== 'not.found') throw new Error('The picture did not come.');
    pictures.set(key, answer.ok ? URL.createObjectURL(await answer.blob()) : '');
  }
  return pictures.get(key);
};
const showPicture = async (id, seq, text) => {
  const address = await pictureOf(id, seq).catch(() => null);
  if (address === '') return;
  if (address === null) {
    if (member?.id === id && text.isConnected) setTimeout(showPicture, 10000, id, seq, text);
    return;
  }
  const image = node('img', '');
  image.src = address;
  image.alt = 'Picture of the member';
  text.replaceWith(image);
};
const lineOf = (message) => {
  const line = node('li', '', message.author);
  line.append(
    node('small', (message.author === 'agent' ? 'Agent' : 'Member') + ' · ' + new Date(message.at).toLocaleString()),
  );
  const text = node('span', textOf(message));
  text.dir = 'auto';
  line.append(text);
  if (message.kind === 'picture') void showPicture(member.id, message.seq, text);
  return line;
};
const showTalk = ({ isTyping, messages }) => {
  at('typing').hidden = !isTyping;
  const now = member.id + '|' + messages.map(({ seq }) => seq).join();
  if (now === shown) return;
  shown = now;
  shownSeq = messages.at(-1)?.seq ?? 0;
  at('log').replaceChildren(...messages.map(lineOf));
  at('log').lastElementChild?.scrollIntoView({ block: 'nearest' });
};
const readQueue = async () => {
  const items = [];
  let nextCursor;
  for (let read = 0; read < pages && nextCursor !== null; read++) {
    const page = await call('chats.list', nextCursor ? { cursor: nextCursor } : {});
    items.push(...page.items);
    ({ nextCursor } = page);
  }
  return { items, nextCursor };
};
const look = async () => {
  clearTimeout(timer);
  if (token === null) return;
  const reading = member;
  const work = async () => {
    if (reading === null) {
      const queue = await readQueue();
      // The log-out may have come meanwhile.
      if (token !== null) showQueue(queue);
      return;
    }
    const read = await call('chats.read', { memberId: reading.id });
    if (member === reading) showTalk(read);
  };
  // What is read counts as read: nobody reads in a hidden tab.
  if (reading === null || !document.hidden) await run(work, 'look');
  clearTimeout(timer);
  if (token !== null) timer = setTimeout(look, 2000);
};
const open = (who) => {
  member = who;
  shown = '';
  shownSeq = 0;
  field.value = drafts.get(who.id)?.text ?? '';
  at('who').textContent = who.account;
  at('log').replaceChildren();
  show('talk');
  void look();
};
const back = () => {
  member = null;
  show('list');
  void look();
};

at('login').onsubmit = (event) => {
  event.preventDefault();
  const form = event.target;
  void run(async () => {
    ({ token } = await call('session.login', Object.fromEntries(new FormData(form))));
    form.reset();
    back();
  });
};
at('logout').onclick = () =>
  void run(() => call('session.logout', {})).then(leave);
at('more').onclick = () => {
  pages += 1;
  void look();
};
at('ratings').onclick = () =>
  void run(async () => {
    const { items } = await call('chats.ratings', {});
    if (token === null) return;
    at('rated').replaceChildren(
      ...items.map((item) => {
        const line = node('li', item.member.account + ': ' + item.stars + ' of 5 stars');
        line.append(node('small', new Date(item.at).toLocaleString()));
        return line;
      }),
    );
    if (items.length === 0) at('rated').append(node('li', 'No ratings yet.'));
  });
at('back').onclick = back;
document.onvisibilitychange = () => void look();
let typedAt = 0;
const field = at('answer').elements.text;
field.oninput = () => {
  drafts.set(member.id, { text: field.value, answerId: newId() });
  if (Date.now() - typedAt < 3000) return;
  typedAt = Date.now();
  void call('chats.typing', { memberId: member.id }).catch(() => undefined);
};
at('answer').onsubmit = (event) => {
  event.preventDefault();
  const { id } = member;
  const seq = shownSeq;
  const { text, answerId } = drafts.get(id) ?? { text: '' };
  const answer = readable(text);
  if (answer === '') return;
  void run(async () => {
    await call('chats.answer', { memberId: id, id: answerId, seq, answer });
    // Another text has been typed meanwhile: it has not been sent.
    if (drafts.get(id)?.text === text) {
      drafts.delete(id);
      if (member?.id === id) field.value = '';
    }
    await look();
  });
};
at('close').onclick = () => {
  const closing = member;
  void run(async () => {
    try {
      await call('chats.close', { memberId: closing.id, seq: shownSeq });
      if (member === closing) back();
    } catch (error) {
      // A message that nobody has read may be why.
      void look();
      throw error;
    }
  });
};
`;
