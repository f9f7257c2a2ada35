import { countries } from 'virtual:countries';
import { expect, test } from 'vitest';

test('each operator has the flags of its own countries as files', async () => {
  const [aurora, lotus] = await Promise.all([countries.aurora?.flags(), countries.lotus?.flags()]);
  expect(Object.keys(aurora?.flags ?? {})).toContain('PH');
  expect(lotus?.flags.VN).toMatch(/VN.*\.svg/);
});

test('each country of an operator has an example of a mobile number behind its dialing code', async () => {
  const [aurora, lotus] = await Promise.all([countries.aurora?.flags(), countries.lotus?.flags()]);
  expect(aurora?.examples.PH).toBe('905 123 4567');
  expect(lotus?.examples.VN).toBe('912 345 678');
});

test('Burmese country names are included, because browsers lack them', async () => {
  const chunk = await countries.aurora?.names();
  expect(chunk?.names.MY?.PH).toMatch(/^\p{Script=Myanmar}+$/u);
});

test('an operator of another build has no flags', () => expect(countries.somebody).toBeUndefined());
