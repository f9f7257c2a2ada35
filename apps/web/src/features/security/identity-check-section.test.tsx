import type { IdentityCheck } from '@foyer/contract';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { IdentityCheckSection } from './identity-check-section.tsx';

const refused: IdentityCheck = {
  status: 'refused',
  documents: [{ kind: 'passport', sentAt: null }],
  reason: 'Send it again, please.',
};

test('the reason of a refusal reads in its own direction, whatever language the operator wrote it in', () => {
  expect(renderHtml(<IdentityCheckSection check={refused} />)).toContain('<bdi>Send it again, please.</bdi>');
});
