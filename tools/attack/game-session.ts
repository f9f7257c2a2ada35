// A session on the game wire: a launch, and the code that it gives.
import type { Caller } from './caller.ts';
import { brief } from './client.ts';

/** Launches the lottery room with a site session; answers the single-use code. */
export async function launchCode(caller: Caller, token: string): Promise<string> {
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' };
  const launch = await caller.call('game.launch', form, { token });
  const { gameUrl } = (launch.form?.value ?? {}) as { gameUrl?: string };
  const code = gameUrl && new URL(gameUrl).searchParams.get('code');
  if (!code) throw new Error(`No game was launched: ${brief(launch)}`);
  return code;
}

/** Enters the game; answers the token of its session. */
export async function openGameSession(caller: Caller, token: string): Promise<string> {
  const entered = await caller.call('games.enter', { code: await launchCode(caller, token) });
  const { session } = (entered.form?.value ?? {}) as { session?: string };
  if (!session) throw new Error(`The game was not entered: ${brief(entered)}`);
  return session;
}

/** The issue that bets are taken for now. */
export async function openIssue(caller: Caller, game: string): Promise<string> {
  const state = await caller.call('games.state', { game });
  const { issue } = (state.form?.value ?? {}) as { issue?: { issue?: string } | null };
  if (!issue?.issue) throw new Error(`No issue of ${game} is open: ${brief(state)}`);
  return issue.issue;
}
