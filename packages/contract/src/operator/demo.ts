// The demo's operators, the same at every operator: a script works with the first two.
import type { OperatorRole } from './roles.ts';

export interface DemoOperator {
  readonly name: string;
  readonly password: string;
  /** Secret of the authenticator, base32. */
  readonly secret: string;
  readonly roles: readonly OperatorRole[];
}

/** Known to everybody: they exist in demo mode alone. */
export const demoOperators = [
  {
    name: 'script-one',
    password: 'demo-Operator-2026-one',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    roles: ['payments', 'support'],
  },
  {
    name: 'script-two',
    password: 'demo-Operator-2026-two',
    secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
    roles: ['payments', 'risk', 'audit'],
  },
] as const satisfies readonly DemoOperator[];
