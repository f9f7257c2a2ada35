// What staff change of their site: settings and banners, each change a version that can be taken back.
import { type StaffRole, staffEditRoles } from '@foyer/contract/operator';
import type { PlatformContext } from '../../../module.ts';
import { type OperatorContext, type OperatorHandlers, OperatorRefusal } from '../../../operator.ts';
import { createEdits, type EditDone, type EditFault, type EditRow, versionsOf } from '../../site/edits/api.ts';

const HISTORY_PAGE = 20;

type EditCall = Extract<keyof OperatorHandlers, `edits.${string}`>;
type Kind = keyof typeof staffEditRoles;

const mayEdit = (kind: Kind, roles: readonly StaffRole[]): boolean => roles.includes(staffEditRoles[kind]);

/** @throws OperatorRefusal operator.role.missing */
const requireKind = (kind: Kind, { staff }: OperatorContext): void => {
  if (!mayEdit(kind, staff.roles)) throw new OperatorRefusal('operator.role.missing');
};

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const presentVersion = ({ version, value, operator, at }: EditRow) => ({ version, value, operator, at: iso(at) });

/**
 * What was before and after goes into the audit log, a long value by its hash: the value itself is
 * in the versions.
 */
const settled = (result: EditDone | EditFault, { note }: OperatorContext) => {
  if ('fault' in result) {
    const details = 'details' in result ? result.details.join('\n') : null;
    throw new OperatorRefusal(`operator.edit.${result.fault}`, details);
  }
  const { version, before, after } = result;
  note({ before, after });
  return { version, value: after };
};

export const editHandlers = ({ merchants }: PlatformContext) => {
  const edits = createEdits(merchants);
  const requestOf = (
    { kind, key, version }: { readonly kind: Kind; readonly key: string; readonly version: number },
    context: OperatorContext,
  ) => {
    requireKind(kind, context);
    const { merchant, staff } = context;
    return { name: { merchant: merchant.code, kind, key }, version, operator: staff.name };
  };
  return {
    'edits.list': async (_, { tx, merchant, staff }) => {
      const all = await edits.list(tx, merchant.code);
      const items = all.filter(({ kind }) => mayEdit(kind, staff.roles));
      return { items: items.map((one) => ({ ...one, at: one.at === null ? null : iso(one.at) })) };
    },
    'edits.history': async ({ kind, key, before }, context) => {
      requireKind(kind, context);
      const name = { merchant: context.merchant.code, kind, key };
      const found = await versionsOf(context.tx, name, HISTORY_PAGE, before);
      return {
        items: found.items.map(presentVersion),
        nextBefore: found.isMore ? (found.items.at(-1)?.version ?? null) : null,
      };
    },
    'edits.write': async (input, context) =>
      settled(await edits.write(context.tx, requestOf(input, context), input.value), context),
    'edits.undo': async (input, context) =>
      settled(await edits.undo(context.tx, requestOf(input, context), input.to), context),
  } satisfies Pick<OperatorHandlers, EditCall>;
};
