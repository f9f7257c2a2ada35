// The mini-game's scripts, at the addresses that the site's frame loads them from. An operator has those that are switched on.
import type { SwitchName } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filesBelow } from '../../../http/games-files.ts';
import { sendFile } from '../../../http/send-file.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';

/** Folder of an edition → its switch. */
const editions: Readonly<Record<string, SwitchName>> = { v1: 'miniGame', s1: 'miniGameSea' };

/** Each page asks past every cache (`_t`): only what has not changed stays where it is. */
const SCRIPT_CACHING = 'no-cache';
const SHEET_CACHING = 'public, max-age=31536000, immutable';

type FileRequest = FastifyRequest<{ Params: { name: string } }>;

const bindMiniGame = (app: FastifyInstance, { env, merchants }: PlatformContext): void => {
  let built = filesBelow(env.gamesDir);
  for (const [edition, name] of Object.entries(editions)) {
    app.get(`/mini-game/${edition}/:name`, (request: FileRequest, reply) => {
      if (built.size === 0) built = filesBelow(env.gamesDir);
      const merchant = merchants.byHost(request.host);
      const file = built.get(`mini-game/${edition}/${request.params.name}`);
      if (!merchant || !isOn(merchant, name) || !file) throw new Refusal('not.found');
      return sendFile(request, reply, file, request.params.name === 'minigame.js' ? SCRIPT_CACHING : SHEET_CACHING);
    });
  }
};

export const miniGameModule = (platform: PlatformContext) =>
  ({ name: 'mini-game', routes: (app) => bindMiniGame(app, platform) }) satisfies Module;
