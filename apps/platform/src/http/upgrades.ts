// Leads a connection that wants to be a WebSocket through all that every call passes, up to the route that takes it over.
import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Upgrades } from '@foyer/http-guard';

const waiting = new WeakMap<IncomingMessage, () => Socket>();

/** What the guard does with a sound handshake: a route takes it over, or its answer is the last of the connection. */
export const serveUpgrade =
  (serve: RequestListener): Upgrades['take'] =>
  (request, duplex) => {
    const socket = duplex as Socket; // the guard listens on TCP alone
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    waiting.set(request, () => {
      response.detachSocket(socket);
      return socket;
    });
    serve(request, response);
  };

/** The bare connection of a request that came as a handshake; null for any other request. */
export const takeSocket = (request: IncomingMessage): Socket | null => waiting.get(request)?.() ?? null;

export const isUpgrade = (request: IncomingMessage): boolean => waiting.has(request);
