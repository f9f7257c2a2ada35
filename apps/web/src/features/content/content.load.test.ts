import { describe, expect, test, vi } from 'vitest';
import type { Send } from '../../shell/http/outcome.ts';
import { loadActivity, loadHelp, loadNews } from './content.load.ts';

const card = (id: string) => ({
  id,
  title: id,
  summary: '',
  art: null,
  badge: null,
  publishedAt: '2026-11-21T12:00:00.000Z',
});
const gone = { ok: false, kind: 'refused', errorCode: 'not.found', message: '', status: 404, reference: 'X' };

/** Returns a fake that answers calls by name; a call without an answer fails as not found. */
function answering(answers: Record<string, unknown>) {
  const send = vi.fn(async (name: string) => (name in answers ? { ok: true, value: answers[name] } : gone));
  // The fake answers any call by name; Send ties each name to its own types.
  return { send: send as unknown as Send, calls: send };
}

const news = { items: [card('a'), card('b'), card('c')], nextCursor: 'next' };

describe('articles', () => {
  test('RT-10 shows the list without an id', async () => {
    const { send, calls } = answering({ 'content.news': news });
    expect(await loadNews(send, {})).toEqual({ ok: true, value: { view: 'list', page: news } });
    expect(calls).toHaveBeenCalledExactlyOnceWith('content.news', {});
  });

  test('RT-10 promotions and help have their own lists', async () => {
    const { send, calls } = answering({ 'content.activities': news, 'content.help': news });
    await loadActivity(send, {});
    await loadHelp(send, {});
    expect(calls.mock.calls.map(([name]) => name)).toEqual(['content.activities', 'content.help']);
  });

  test('RT-10 /m/activity?id= shows one, with others beside it', async () => {
    const activity = { ...card('b'), badge: null, endsAt: null, body: [] };
    const { send, calls } = answering({ 'content.activity': activity, 'content.activities': news });
    const outcome = await loadActivity(send, { id: 'b' });
    expect(outcome).toMatchObject({
      ok: true,
      value: { view: 'one', one: activity, others: [{ id: 'a' }, { id: 'c' }] },
    });
    expect(calls).toHaveBeenCalledWith('content.activity', { id: 'b' });
  });

  test('an article is shown without the others when they are missing', async () => {
    const topic = { id: 'a', section: 'Account', title: 'A', body: [] };
    const { send } = answering({ 'content.helpTopic': topic });
    expect(await loadHelp(send, { id: 'a' })).toEqual({ ok: true, value: { view: 'one', one: topic, others: [] } });
  });

  test('an unknown id is a 404', async () => {
    const { send } = answering({ 'content.news': news });
    expect(await loadNews(send, { id: 'unknown' })).toMatchObject({ ok: false, status: 404 });
  });

  test('an impossible id is a 404 without a call', async () => {
    const { send, calls } = answering({ 'content.news': news });
    expect(await loadNews(send, { id: '../../etc/passwd' })).toMatchObject({ ok: false, status: 404 });
    expect(calls).not.toHaveBeenCalled();
  });
});
