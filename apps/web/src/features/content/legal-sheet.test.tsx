import { examples } from '@foyer/contract/examples';
import { describe, expect, test, vi } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import type { Send } from '../../shell/http/outcome.ts';
import { legalFlow } from './legal.flow.ts';
import { legalRunner } from './legal.runner.ts';
import { Overlay } from './legal-sheet.tsx';

const topic = examples['content.helpTopic'].output;
const failed = { ok: false, kind: 'offline', errorCode: 'offline', message: '', status: 0, reference: 'LP-1' } as const;

describe('a legal page over a form', () => {
  test('is the operator’s help topic of that name', async () => {
    const send = vi.fn(async () => ({ ok: true, value: topic }));
    // The fake answers the one call of this flow.
    const flow = run(legalFlow, legalRunner(send as unknown as Send, 'terms'));
    await settled();
    expect(send).toHaveBeenCalledExactlyOnceWith('content.helpTopic', { id: 'terms' });
    expect(flow.state()).toEqual({ at: 'shown', topic });
  });

  test('shows its failure there and loads again with a tap', async () => {
    const send = vi.fn().mockResolvedValueOnce(failed).mockResolvedValueOnce({ ok: true, value: topic });
    const flow = run(legalFlow, legalRunner(send as unknown as Send, 'terms'));
    await settled();
    expect(flow.state()).toEqual({ at: 'failed', reference: 'LP-1' });
    flow.send({ type: 'retryTapped' });
    await settled();
    expect(flow.state().at).toBe('shown');
  });

  test('returns to the form, also while it loads', () => {
    const html = renderHtml(<Overlay props={{ topic: 'terms' }} answer={() => undefined} />);
    expect(html).toContain('role="dialog"');
    expect(html).toContain('Back to the form');
  });
});
