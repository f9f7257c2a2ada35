// An operator's ways to deposit, and its accounts with payment providers.
import { DepositKind as DepositKinds, PositiveAmount } from '@foyer/contract/schemas';
import * as z from 'zod';
import type { PaymentAccount } from '../ports/payment/provider.ts';
import { type Files, readSecret, secretPath } from './files.ts';
import type { Localized, PaymentDialect, PaymentMethod, Payments } from './merchant.ts';

const paymentDialects = ['signedJson', 'signedForm'] as const satisfies readonly PaymentDialect[];

const Code = z.string().regex(/^[a-z0-9-]{1,32}$/, 'a code is lower-case letters, digits and hyphens');
/** `{bank}` stands for the demo's bank; a stub runs on this machine. */
const Api = z
  .string()
  .regex(
    /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w/-]*\w)?|http:\/\/127\.0\.0\.1:\d{1,5}|\{bank\}\/[a-z0-9-]+)$/,
    'an https address',
  );
const HUNDRED_PER_CENT = 10_000;

const MOST_PERCENT = 500;
const MOST_TURNOVER = 100;
const YEAR_DAYS = 366;
const MOST_TIMES = 1000;

const bonusFile = <T extends z.ZodType<Localized>>(title: T) =>
  z
    .strictObject({
      title,
      percent: z.int().min(1).max(MOST_PERCENT),
      most: PositiveAmount,
      leastDeposit: PositiveAmount,
      turnover: z.int().min(1).max(MOST_TURNOVER),
      days: z.int().min(1).max(YEAR_DAYS),
      /** How often one member may have it @assumed: once, unless the operator says more. */
      times: z.int().min(1).max(MOST_TIMES).default(1),
    })
    .refine(({ percent, leastDeposit }) => BigInt(leastDeposit) * BigInt(percent) >= 100n, {
      path: ['leastDeposit'],
      error: 'so small that its bonus is nothing',
    });

/** The part `payments` of merchant.json. `title` is the schema of localized texts. */
export const paymentsFile = <T extends z.ZodType<Localized>>(title: T) =>
  z
    .strictObject({
      orderMinutes: z
        .int()
        .min(5)
        .max(24 * 60),
      providers: z.array(
        z.strictObject({ code: Code, dialect: z.enum(paymentDialects), api: Api, keyFile: z.string().min(1) }),
      ),
      methods: z.array(
        z
          .strictObject({
            code: Code,
            kind: z.enum(DepositKinds.options),
            provider: Code,
            title,
            /** False: not offered; what was ordered before is still booked. */
            isOn: z.boolean().default(true),
            min: PositiveAmount,
            max: PositiveAmount,
            quickPicks: z.array(PositiveAmount).max(8),
            fee: z.strictObject({
              fixed: z.string().regex(/^(0|[1-9]\d{0,14})$/),
              rate: z.int().min(0).max(HUNDRED_PER_CENT),
            }),
            minutes: z
              .int()
              .min(0)
              .max(7 * 24 * 60),
          })
          .refine((m) => BigInt(m.min) <= BigInt(m.max), { path: ['max'], error: 'less than min' })
          .refine((m) => m.quickPicks.every((pick) => BigInt(pick) >= BigInt(m.min) && BigInt(pick) <= BigInt(m.max)), {
            path: ['quickPicks'],
            error: 'an amount outside min and max',
          })
          .refine((m) => creditedOf(BigInt(m.min), m.fee) > 0n, {
            path: ['fee'],
            error: 'takes all of the least deposit',
          }),
      ),
      depositBonus: bonusFile(title).optional(),
    })
    .refine(
      ({ depositBonus, methods }) =>
        depositBonus === undefined || methods.some((m) => BigInt(m.max) >= BigInt(depositBonus.leastDeposit)),
      {
        path: ['depositBonus', 'leastDeposit'],
        error: 'more than any method takes',
      },
    )
    .refine((p) => new Set(p.methods.map(({ code }) => code)).size === p.methods.length, {
      path: ['methods'],
      error: 'a code twice',
    })
    .refine((p) => p.methods.every(({ provider }) => p.providers.some(({ code }) => code === provider)), {
      path: ['methods'],
      error: 'a provider that is not among providers',
    });

type PaymentsFile = z.infer<ReturnType<typeof paymentsFile>>;

/** What of a deposit arrives: the fee is rounded up to a whole minor unit. */
export const creditedOf = (amount: bigint, { fixed, rate }: PaymentMethod['fee']): bigint => {
  const share = (amount * BigInt(rate) + BigInt(HUNDRED_PER_CENT - 1)) / BigInt(HUNDRED_PER_CENT);
  return amount - share - BigInt(fixed);
};

const KEY = /^[\x21-\x7e]{32,256}$/;

const bonusOf = (file: PaymentsFile['depositBonus']): Payments['depositBonus'] =>
  file === undefined ? null : { ...file, most: BigInt(file.most), leastDeposit: BigInt(file.leastDeposit) };

/** The operator's payments. Providers of the demo's bank, and their methods, are there only where it runs. */
export const readPayments = (
  files: Files,
  code: string,
  file: PaymentsFile | undefined,
  { demo, bankUrl = null }: { readonly demo: boolean; readonly bankUrl?: string | null },
): Payments => {
  const accounts = new Map<string, PaymentAccount & { dialect: PaymentDialect }>();
  for (const { code: provider, dialect, api, keyFile } of file?.providers ?? []) {
    const key = readSecret(files, code, keyFile);
    if (key !== null && !KEY.test(key))
      files.faults.add(secretPath(code, keyFile), '', 'a key has 32 printable characters at least');
    if (api.startsWith('{bank}') && bankUrl === null) continue;
    // Everybody can read the demo's keys, and sign a payment with them.
    if (key?.startsWith('demo-only-') && !demo)
      files.faults.add(secretPath(code, keyFile), '', 'a demo key: in demo mode only');
    accounts.set(provider, { dialect, api: api.replace('{bank}', bankUrl ?? ''), key: key ?? '' });
  }
  const methods = (file?.methods ?? [])
    .filter(({ provider, isOn }) => isOn && accounts.has(provider))
    .map(({ isOn: _, ...method }) => method);
  const fees = new Map((file?.methods ?? []).map(({ code: method, fee }) => [method, fee]));
  return { methods, fees, orderMinutes: file?.orderMinutes ?? 0, depositBonus: bonusOf(file?.depositBonus), accounts };
};
