// Sends a file that was read and compressed before, in the browser's encoding, or a 304.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedFile } from './games-files.ts';

export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  caching: string,
): FastifyReply => {
  reply
    .header('Cache-Control', caching)
    .header('ETag', file.etag)
    .header('Vary', 'Accept-Encoding')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Referrer-Policy', 'no-referrer')
    .type(file.type);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (file.brotli !== null && /\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(file.brotli);
  if (file.gzip !== null && /\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(file.gzip);
  return reply.send(file.body);
};
