// The engine behind the form of a mobile number. It renders nothing: the form renders its reports.
import type { ReactNode, RefObject } from 'react';
import { useReport } from '../../shell/flow/use-report.ts';
import type { NumberBoard } from './number-board.ts';
import { useNumberAndCode } from './use-number-and-code.ts';
import type { Registering } from './use-register.ts';

export interface EngineProps {
  /** The registration as of the form's latest render. */
  readonly model: RefObject<Registering>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly board: Pick<NumberBoard, 'put'>;
}

function NumberEngine({ model, input, board }: EngineProps) {
  useReport(useNumberAndCode(model, input), board.put);
  return null;
}

/** Creates the element once for a form: React does not render the same element again with each report. */
export const numberEngine = (props: EngineProps): ReactNode => <NumberEngine {...props} />;
