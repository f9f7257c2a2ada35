// A payment provider that takes every order at once: what a deposit costs beside it is the platform's own.
import { createServer } from 'node:http';

const answer = JSON.stringify({
  payment_id: 'bench',
  status: 'pending',
  address: { network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
});
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));
