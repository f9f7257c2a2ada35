// A bare page that opens a game as the product does: a pause after the tap, one call, and away. What it takes beyond the pause is the browser's own.
import { createServer } from 'node:http';

const PAGE = `<!doctype html><title>Bare</title><button>Play</button><p></p><script>
document.querySelector('button').onclick = () => {
  document.querySelector('p').textContent = 'Opening';
  setTimeout(async () => location.assign((await (await fetch('/call', { method: 'POST' })).json()).gameUrl), 150);
};
</script>`;

/** The way into its game, as `ways` of launch.mjs has them. */
export const bareWay = { path: '/', tap: 'button', call: /\/call$/, leadsTo: /\/opened$/ };

/** Serves the page on a free port of this machine; answers its site and how to stop it. */
export async function startBareLaunch() {
  const server = createServer((request, response) => {
    const isCall = request.url === '/call';
    response.writeHead(200, { 'content-type': isCall ? 'application/json' : 'text/html' });
    response.end(
      isCall ? '{"gameUrl":"/opened"}' : request.url === '/opened' ? '<!doctype html><title>Game</title>' : PAGE,
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    site: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
