// A back end that answers pages with the contract's examples, in a process of its own.
import http from 'node:http';
import { register } from 'tsx/esm/api';

register(); // what follows is TypeScript
const { calls } = await import('@foyer/contract');
const { examples } = await import('@foyer/contract/examples');

const status = { ...examples['system.status'].output, regionRestriction: false, maintenance: false };
const answers = new Map(
  Object.entries(calls).map(([name, { path }]) => {
    const value = name === 'system.status' ? status : examples[name].output;
    return [path, JSON.stringify({ success: true, value })];
  }),
);

const server = http.createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
  const body = answers.get(request.url.split('?', 1)[0]);
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  response.end(body ?? '{"success":false,"errorCode":"not.found","message":""}');
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));
