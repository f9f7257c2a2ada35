// What a member may ask for about the own account: all of its data, and its end.
import type { MemberData, Module } from '../../../module.ts';
import type { StepUpServices } from '../security/api.ts';
import { closeAccount } from './close-account.ts';
import { bindExport, prepareExport } from './export.ts';
import { expiredExportCodes } from './export-code-store.ts';

/** @param lists the members' data of every module */
export const personalDataModule = (services: StepUpServices, lists: MemberData) =>
  ({
    name: 'personal-data',
    expired: [expiredExportCodes],
    routes: (app) => bindExport(app, services.platform, lists),
    handlers: {
      'security.exportData': (input, context) => prepareExport(services, input, context),
      'security.closeAccount': (input, context) => closeAccount(services, input, context),
    },
  }) satisfies Module;
