// Removes sessions of staff that ran out.
import type { Module } from '../../../module.ts';
import { expiredSessions } from './account-store.ts';

export const operatorAccessModule = { name: 'operator-access', expired: [expiredSessions] } satisfies Module;
