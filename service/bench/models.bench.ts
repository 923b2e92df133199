import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBus } from '#domain/ports/bus.ts';
import { openModels } from '#store/models/openModels.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { median } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

// Reads the same rows by the port and by a model, in turns.
const ROWS = sized(20_000, 100);
const ROUNDS = sized(301, 3);
const PAGE = 20;

const directory = await mkdtemp(join(tmpdir(), 'models-bench-'));
const url = `sqlite:${join(directory, 'models.sqlite')}`;
const store = await openStore(PLATFORM_DATABASE, url, { bus: createLocalBus(), uuid: randomUUID });
await store.transaction((tx) =>
  tx.table('auditLog').insert(
    Array.from({ length: ROWS }, (_, at) => ({
      ID: String(at),
      Actor: 'operator:bench',
      Action: 'player.show',
      Subject: String(at % 100),
      Detail: { At: at },
      CreateTime: new Date(at * 1000).toISOString(),
    })),
  ),
);
const opened = openModels(PLATFORM_DATABASE, url);
const { auditLog } = opened.models;
const port = store.table('auditLog');

/** Prints the median microseconds of a read by the port and by a model. */
async function compare(name: string, byPort: () => Promise<unknown>, byModel: () => Promise<unknown>): Promise<void> {
  const times: { readonly port: number[]; readonly model: number[] } = { port: [], model: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [way, read] of [
      ['port', byPort],
      ['model', byModel],
    ] as const) {
      const start = performance.now();
      await read();
      times[way].push((performance.now() - start) * 1000);
    }
  }
  print({ name: `${name} by the port`, value: Math.round(median(times.port)), unit: 'us' });
  print({ name: `${name} by a model`, value: Math.round(median(times.model)), unit: 'us' });
}

await compare(
  'a row by its key',
  () => port.get('7'),
  () => auditLog.findByPk('7'),
);
await compare(
  `a page of ${PAGE} rows`,
  () => port.find({ order: [['CreateTime', 'desc']], limit: PAGE }),
  async () => {
    const rows = await auditLog.findAll({
      order: [
        ['CreateTime', 'DESC'],
        ['ID', 'DESC'],
      ],
      limit: PAGE,
    });
    return rows.map((row) => row.get({ plain: true }));
  },
);
await opened.close();
await store.close();
await rm(directory, { recursive: true });
