// The demo's members of every operator, with demo money; added at each start if missing.
import { confusableKeyOf } from '@foyer/contract/confusable-key';
import { demoMember } from '@foyer/contract/demo';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { newId } from '../../../secrets/token.ts';
import type { PasswordHashing } from '../../account/member/api.ts';
import { insertMember, memberBy } from '../../account/member/api.ts';
import type { Authenticators } from '../../account/second-factor/api.ts';
import { creditDemo, givesDemoCredit } from './demo-credit.ts';
import { demoSecondFactor } from './demo-second-factor.ts';

/**
 * `expired` shows the forced change of an expired password, the next one the second factor, `jade` a label of the operator's, the last
 * one what agents have.
 */
const plain = { type: 0, expired: false, methods: '', payeeName: null, label: null } as const;
const members = [
  { ...plain, account: demoMember.username },
  { ...plain, account: 'expired', expired: true },
  {
    ...plain,
    account: demoSecondFactor.username,
    methods: 'ga,sms,email',
    payeeName: demoSecondFactor.payeeName,
  },
  { ...plain, account: 'jade', label: 'jade' },
  { ...plain, account: 'agent', type: 1 },
] as const;

/**
 * A number to try recovery with: the one that the metadata gives as its example for the operator's first country, each member with a
 * last digit of its own; few countries keep numbers for nobody.
 */
const numberOf = ({ defaultCountry }: Merchant, index: number): string | null => {
  // Operators name countries as ISO does, and so does the library.
  const example = getExampleNumber(defaultCountry as CountryCode, examples)?.number;
  return example ? `${example.slice(0, -1)}${index}` : null;
};

interface Seeding {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly authenticators: Authenticators;
}

const seedMember = async (
  { platform, hashing, authenticators }: Seeding,
  merchant: Merchant,
  { account, type, expired, methods, payeeName, label }: (typeof members)[number],
  mobile: string | null,
): Promise<void> => {
  const { db } = platform;
  if ((await memberBy(db, merchant.code, 'account', account)) !== null) return;
  const passwordHash = await hashing.hash(demoMember.password, { address: 'seed', isKnown: true });
  await db.transaction(async (tx) => {
    const made = await insertMember(tx, {
      id: newId(),
      merchant: merchant.code,
      account,
      userName: account,
      type,
      confusableKey: confusableKeyOf(account),
      mobile,
      email: `${account}@${merchant.code}.example`,
      passwordHash,
      passwordExpiredAt: expired ? platform.now() : null,
      secondFactor: methods,
      payeeName,
      label,
    });
    if (made && methods !== '') await authenticators.seed(tx, made.id, demoSecondFactor.secret);
    if (made && givesDemoCredit(platform, merchant)) await creditDemo(tx, merchant, made.id);
  });
};

/** Seeds every operator's demo members. */
export const seedDemo = async (seeding: Seeding): Promise<void> => {
  for (const merchant of seeding.platform.merchants.all) {
    for (const [index, member] of members.entries())
      await seedMember(seeding, merchant, member, numberOf(merchant, index));
  }
};
