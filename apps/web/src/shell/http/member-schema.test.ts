import { calls } from '@foyer/contract';
import { schemas } from '@foyer/contract/schemas/member-calls';
import { expect, test } from 'vitest';
import { isMemberSchema, isOfferSchema } from './member-schema.rules.ts';

test('the calls whose schemas come later are those of security and money', () => {
  const found = Object.keys(calls).filter(isMemberSchema).sort();
  expect(found, 'fits the pattern in member-schema.rules.ts').toEqual(Object.keys(schemas).sort());
});

test('the calls whose schemas come with the first question about settings or the app are these', () => {
  expect(Object.keys(calls).filter(isOfferSchema).sort()).toEqual([
    'relay.downloadSetting',
    'system.downloadPrompt',
    'system.downloads',
    'system.settings',
  ]);
});
