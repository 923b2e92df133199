import { createRequire } from 'node:module';
import * as z from 'zod/mini';

// node-media-server in its own process. The package has no types, and writes to standard output.

const Ports = z.tuple([z.coerce.number(), z.coerce.number()]);
const [rtmp, http] = Ports.parse(process.argv.slice(2));
const Server = z.custom<new (config: object) => { run(): void }>((value) => typeof value === 'function');
const NodeMediaServer = Server.parse(createRequire(import.meta.url)('node-media-server'));
const auth = { play: false, publish: false, secret: '', jwt: { secret: 'x', users: [] } };
new NodeMediaServer({
  bind: '127.0.0.1',
  notify: { url: '' },
  store: { path: process.env['STORE_FOLDER'] },
  auth,
  rtmp: { port: rtmp },
  http: { port: http },
  record: { auto: false },
}).run();
process.on('disconnect', () => process.exit(0));
