// The operator API: calls, roles and errors. Browsers of members load none of it.
export {
  type OperatorCallName,
  type OperatorInput,
  type OperatorOutput,
  operatorCalls,
} from './calls.ts';
export { type DemoOperator, demoOperators } from './demo.ts';
export {
  type OperatorErrorCode,
  type OperatorRole,
  operatorEditRoles,
  operatorErrors,
  operatorRoles,
} from './roles.ts';
