// The demo's staff, the same at every operator: a script works with the first two.
import type { StaffRole } from './roles.ts';

export interface DemoStaff {
  readonly name: string;
  readonly password: string;
  /** Secret of the authenticator, base32. */
  readonly secret: string;
  readonly roles: readonly StaffRole[];
}

/** Known to everybody: the accounts exist in demo mode alone. */
export const demoStaff = [
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
] as const satisfies readonly DemoStaff[];
