// Answers of a back end that has an app, for tests.
import type { OutputOf } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';

type Prompt = OutputOf<'system.downloadPrompt'>;

export interface FakeOffer {
  readonly prompt?: Partial<Prompt>;
  readonly counts?: () => { readonly deposits: number; readonly withdrawals: number };
  readonly downloads?: readonly OutputOf<'system.downloads'>['items'][number][];
  readonly banners?: readonly string[];
}

const off = Object.fromEntries(
  Object.keys(examples['system.downloadPrompt'].output).map((name) => [name, { enabled: false, value: '' }]),
) as Prompt;

/** A `load` with these answers; it notes what was asked for. */
export function fakeOffer({ prompt = {}, counts, downloads, banners = [] }: FakeOffer, asked: string[] = []) {
  const answers: Record<string, () => unknown> = {
    'system.settings': () => examples['system.settings'].output,
    'system.downloads': () => ({
      items: downloads ?? [{ resourceType: 'Android', url: 'https://app.example/a.apk' }],
    }),
    'relay.downloadSetting': () => ({
      ...examples['relay.downloadSetting'].output,
      hosts: ['https://app.example'],
    }),
    'system.downloadPrompt': () => ({ ...off, ...prompt }),
    'member.info': () => ({ ...examples['member.info'].output, regDate: '2026-01-31T00:00:00.000Z' }),
    'wallet.summary': () => {
      const { deposits, withdrawals } = counts?.() ?? { deposits: 0, withdrawals: 0 };
      return {
        ...examples['wallet.summary'].output,
        totalDepositSuccessCount: deposits,
        totalWithdrawSuccessCount: withdrawals,
      };
    },
    'relay.withdrawAccountInfo': () => examples['relay.withdrawAccountInfo'].output,
    'content.banners': () => ({
      items: banners.map((url) => ({ ...examples['content.banners'].output.items[0], url, title: url })),
    }),
  };
  return async (name: string) => {
    asked.push(name);
    return { ok: true, value: answers[name]?.() };
  };
}
