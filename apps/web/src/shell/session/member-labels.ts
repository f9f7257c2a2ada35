// CH-03: the logged-in member's labels, kept for the tab, which select customer services.
import type { MemberInfo } from '@foyer/contract';
import type { SessionInfo } from '../shell.ts';
import { asRecord, text } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';

interface MemberLabels {
  /** The member who has the labels. */
  readonly id: string;
  readonly labels: readonly string[];
}

function labelsShape(found: unknown): MemberLabels | null {
  const record = asRecord(found);
  const id = text(record?.id);
  if (!id || !Array.isArray(record?.labels)) return null;
  return { id, labels: record.labels.filter((label) => typeof label === 'string') };
}

/** Our own key. */
export const MEMBER_LABELS: StorageKey<MemberLabels> = {
  name: 'MC_MEMBER_LABELS',
  area: 'session',
  json: true,
  shape: labelsShape,
};

/** Keeps the labels that the member's info tells. */
export function keepMemberLabels(store: Store, id: string, { clubLabel }: Pick<MemberInfo, 'clubLabel'>): void {
  store.write(MEMBER_LABELS, { id, labels: clubLabel ? [clubLabel.labelId] : [] });
}

/** SE-02: nothing of the member stays in a tab without a session. */
export const forgetMemberLabels = (store: Pick<Store, 'remove'>): void => store.remove(MEMBER_LABELS);

/** Returns the labels of the logged-in member; none for a visitor, and none that belong to another member. */
export function memberLabels(store: Store, session: Pick<SessionInfo, 'id'> | null): readonly string[] {
  const kept = session && store.read(MEMBER_LABELS);
  return kept?.id === session?.id ? (kept?.labels ?? []) : [];
}

/** Tells whether the labels of the logged-in member are known in this tab. */
export const areLabelsKnown = (store: Store, { id }: Pick<SessionInfo, 'id'>): boolean =>
  store.read(MEMBER_LABELS)?.id === id;
