// The identity check: members send documents, staff decide through the operator API.
import type { Module, PlatformContext } from '../../../module.ts';
import type { Documents } from '../../foundation/document/api.ts';
import { createIdentityChecks } from './identity-check.ts';
import { identityCheckData } from './member-data.ts';

export const identityCheckModule = (platform: PlatformContext, documents: Documents) =>
  ({
    name: 'identity-check',
    memberData: identityCheckData(platform),
    uploads: { 'security.identityDocument': createIdentityChecks(platform, documents).send },
  }) satisfies Module;
