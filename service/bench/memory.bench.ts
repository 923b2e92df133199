import { startClients, startServer } from './benchProcess.ts';
import { median } from './median.ts';
import { print } from './print.ts';
import type { ServerKind } from './reports.ts';
import { sized } from './size.ts';

const SOCKETS = sized(1000, 40);
const ROUNDS = sized(3, 1);
const AIM_KIB = 12;

/** Returns the KiB of resident memory per idle signed-in socket. Earlier sockets first use up the spare heap. */
async function kibPerSocket(kind: ServerKind): Promise<number> {
  const server = await startServer(kind, SOCKETS);
  const clients = startClients();
  const connect = (): Promise<void> =>
    clients.ask({ ask: 'connect', port: server.port, count: SOCKETS, tokens: server.tokens });
  await connect();
  const before = await server.residentBytes();
  await connect();
  const after = await server.residentBytes();
  await clients.stop();
  await server.stop();
  return (after - before) / SOCKETS / 1024;
}

const measured: { ours: number; bare: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  measured.push({ ours: await kibPerSocket('ours'), bare: await kibPerSocket('bare') });
const ours = median(measured.map((each) => each.ours));
const bare = median(measured.map((each) => each.bare));
console.log(`an idle socket: ${ours.toFixed(1)} KiB, a bare ws server's ${bare.toFixed(1)} KiB`);
print({
  name: 'resident memory of an idle signed-in socket beyond a bare ws server’s',
  value: Number((ours - bare).toFixed(1)),
  unit: 'KiB',
  atMost: AIM_KIB,
});
