// The operator API: calls, roles and errors. Browsers of members load none of it.
export {
  type OperatorCallName,
  type OperatorInput,
  type OperatorOutput,
  operatorCalls,
} from './calls.ts';
export { type DemoStaff, demoStaff } from './demo.ts';
export {
  type OperatorErrorCode,
  operatorErrors,
  type StaffRole,
  staffEditRoles,
  staffRoles,
} from './roles.ts';
