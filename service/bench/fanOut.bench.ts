import { type BenchClients, type BenchServer, median, startClients, startServer } from './benchProcess.ts';
import { PUSH_BYTES } from './message.ts';

const SOCKETS = 1000;
const MESSAGES = 60;
const ROUNDS = 15;
const AIM = 1;

/** Deliveries a second of one round: from the order to publish until every socket has every byte. */
async function rate(server: BenchServer, clients: BenchClients, group: number): Promise<number> {
  await clients.ask({ ask: 'expect', bytes: SOCKETS * MESSAGES * PUSH_BYTES });
  const start = performance.now();
  server.publish(MESSAGES / group, group);
  await clients.ask({ ask: 'heard' });
  return (SOCKETS * MESSAGES * 1000) / (performance.now() - start);
}

async function connected(server: BenchServer): Promise<BenchClients> {
  const clients = startClients();
  await clients.ask({ ask: 'connect', port: server.port, count: SOCKETS, tokens: server.tokens });
  return clients;
}

// Public messages to 1,000 signed-in sockets, against a bare ws server that calls `send` on each. Rounds alternate and
// change their order, so that whatever else the machine does falls on both. A busy channel's messages come in groups, one a commit.
const [ours, bare] = await Promise.all([startServer('ours', SOCKETS), startServer('bare', SOCKETS)]);
const ourClients = await connected(ours);
const bareClients = await connected(bare);
for (const [name, group] of [
  ['messages one by one', 1],
  ['messages ten a commit', 10],
] as const) {
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = { ours: 0, bare: 0 };
    for (const kind of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const))
      measured[kind] = kind === 'ours' ? await rate(ours, ourClients, group) : await rate(bare, bareClients, group);
    // The first round warms both up.
    if (round > 0) rates.push(measured);
  }
  const bench = {
    name: `fan-out to ${SOCKETS} signed-in sockets, ${name}`,
    value: Math.round(median(rates.map((each) => each.ours))),
    unit: 'deliveries/s',
    baseline: Math.round(median(rates.map((each) => each.bare))),
    atLeast: AIM,
  };
  console.log(JSON.stringify({ bench }));
}
await Promise.all([ourClients.stop(), bareClients.stop()]);
await Promise.all([ours.stop(), bare.stop()]);
