import { type BenchClients, type BenchServer, startClients, startServer } from './benchProcess.ts';
import { median } from './median.ts';
import { PUSH_BYTES } from './message.ts';
import type { ServerKind } from './reports.ts';
import { sized } from './size.ts';

const SOCKETS = sized(1000, 40);
const KINDS: readonly ServerKind[] = ['ours', 'bare', 'floor'];
/** Rounds are short and many, so that another program's burst affects few of them. */
const MEASURES = [
  { name: 'messages one by one', group: 1, messages: 20, rounds: sized(60, 1), aim: 1.4 },
  { name: 'messages ten a commit', group: 10, messages: 50, rounds: sized(20, 1), aim: 4 },
  { name: 'messages fifty a commit', group: 50, messages: 100, rounds: sized(15, 1), aim: 8 },
];

interface Side {
  readonly server: BenchServer;
  readonly clients: BenchClients;
}

/** Deliveries per second of time, and per second of the server's processor time. */
interface Rates {
  readonly time: number;
  readonly processor: number;
}

async function connected(kind: ServerKind): Promise<Side> {
  const server = await startServer(kind, SOCKETS);
  const clients = startClients();
  await clients.ask({ ask: 'connect', port: server.port, count: SOCKETS, tokens: server.tokens });
  return { server, clients };
}

/** Measures one round, from the order to publish until every socket has every byte. */
async function measure({ server, clients }: Side, groups: number, group: number): Promise<Rates> {
  const deliveries = SOCKETS * groups * group;
  await clients.ask({ ask: 'expect', bytes: deliveries * PUSH_BYTES });
  const used = await server.processorMilliseconds();
  const start = performance.now();
  server.publish(groups, group);
  await clients.ask({ ask: 'heard' });
  const milliseconds = performance.now() - start;
  const processorMilliseconds = (await server.processorMilliseconds()) - used;
  return { time: (deliveries * 1000) / milliseconds, processor: (deliveries * 1000) / processorMilliseconds };
}

const middle = (rates: readonly Rates[]): Rates => ({
  time: Math.round(median(rates.map(({ time }) => time))),
  processor: Math.round(median(rates.map(({ processor }) => processor))),
});

// Compares public messages to 1,000 signed-in sockets with a bare ws server that calls `send` on each. A busy channel's
// messages come in groups, one per commit. Rounds alternate in a changing order, so that other work of the machine
// affects all.
// Clients share the machine with the server, so the time includes them; the server's processor time does not.
const sides = {
  ours: await connected('ours'),
  bare: await connected('bare'),
  floor: await connected('floor'),
};
for (const { name, group, messages, rounds, aim } of MEASURES) {
  const rates: Record<ServerKind, Rates[]> = { ours: [], bare: [], floor: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % KINDS.length;
    for (const kind of [...KINDS.slice(first), ...KINDS.slice(0, first)]) {
      const measured = await measure(sides[kind], messages / group, group);
      // The first round warms up.
      if (round > 0) rates[kind].push(measured);
    }
  }
  const ours = middle(rates.ours);
  const bare = middle(rates.bare);
  const floor = middle(rates.floor);
  const what = `fan-out to ${SOCKETS} signed-in sockets, ${name}`;
  for (const bench of [
    { name: what, value: ours.time, unit: 'deliveries/s', baseline: bare.time, atLeast: aim },
    {
      name: `${what}, of processor time`,
      value: ours.processor,
      unit: 'deliveries/s',
      baseline: bare.processor,
      atLeast: aim,
    },
  ])
    console.log(JSON.stringify({ bench }));
  const ratios = [floor.time / bare.time, floor.processor / bare.processor].map((ratio) => ratio.toFixed(2));
  console.log(`one buffer to every raw socket, ${name}: ratio ${ratios.join(', of processor time ')}`);
}
for (const { server, clients } of Object.values(sides)) {
  await clients.stop();
  await server.stop();
}
