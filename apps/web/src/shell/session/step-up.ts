// Runs a change that needs a step-up: a new proof, at most once in ten minutes.
import type { StepUpRequired } from '@foyer/contract';
import type { Failure, Outcome, StepUp } from '../http/outcome.ts';
import type { Shell } from '../shell.ts';
import { asRecord } from '../storage/shapes.ts';

type StepUpMethod = StepUpRequired['ways'][number];
const known: readonly StepUpMethod[] = ['password', 'authCode', 'login'];

function methodsOf({ value }: Failure): readonly StepUpMethod[] {
  const listed = asRecord(value)?.ways;
  const methods = known.filter((method) => Array.isArray(listed) && listed.includes(method));
  return methods.length > 0 ? methods : ['password'];
}

/** The refusals that the step-up's own dialog answers, in the claims of every call that may require one. */
export const stepUpClaims = { stepup_required: true, 'password.wrong': true, 'code.invalid': true } as const;

/** Tells whether the proof was wrong or could not be judged, not the change. */
function isOfTheProof({ errorCode, kind }: Failure, proof: StepUp): boolean {
  if (kind !== 'refused' || errorCode === 'password.wrong' || errorCode === 'stepup_required') return true;
  return (
    errorCode.startsWith('TOO_MANY_REQUEST_LOGIN') || (errorCode === 'code.invalid' && proof.authCode !== undefined)
  );
}

/** Makes a change; where it requires a proof, makes it once more with one. Null where the member withdrew. */
export async function confirmed<T>(
  { overlays }: Pick<Shell, 'overlays'>,
  change: (proof: { readonly stepUp?: StepUp }) => Promise<Outcome<T>>,
): Promise<Outcome<T> | null> {
  const first = await change({});
  if (first.ok || first.errorCode !== 'stepup_required') return first;
  let outcome: Outcome<T> | null = null;
  /** An answer to the change was lost while the dialog was open, which has said so. */
  let lost: Failure | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const changeWith = async (stepUp: StepUp): Promise<Failure | null> => {
    const next = await change({ stepUp });
    const isOfProof = !next.ok && isOfTheProof(next, stepUp);
    // A wrong proof changed nothing. Whether a lost answer did, only the caller can say once the dialog is closed.
    if (!isOfProof || (isClosed && next.kind !== 'refused')) outcome = next;
    else if (next.kind !== 'refused') lost = { ...next, isShown: true };
    return isOfProof ? next : null;
  };
  const attempt = (stepUp: StepUp): Promise<Failure | null> => {
    const changing = changeWith(stepUp);
    running = changing.catch(() => undefined);
    return changing;
  };
  await overlays.open('stepUp', { methods: [...methodsOf(first)], attempt });
  isClosed = true;
  // A dialog may be closed over its call: the change is made all the same.
  await running;
  return outcome ?? lost;
}
