import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';
import { CallbackWorld } from './callbacks/world.ts';
import { startChild } from './childProcess.ts';
import { print } from './print.ts';
import { sized } from './size.ts';
import { Done, type DriverQuestion, DriverReport } from './writes/reports.ts';

// Compares signed callbacks of a gateway, each with a delivered order in a database file, with writes of the bare driver. The driver writes
// the four rows of a public send. Rounds of both alternate, so that a busy machine affects each.

const ROUNDS = sized(5, 1);
const WARM_UPS = 1;
const ORDERS = sized(1000, 20);
/** All rounds stay below the limit of a callback route: 6,000 in a minute. */
const HTTP_ORDERS = sized(500, 20);
const DRIVER_SENDS = sized(4000, 100);
const DRIVER_BATCH = 50;
/** Each order takes two commits and a request to the gateway. */
const AIM = 0.06;
/** Client and server of HTTP share one thread here. */
const HTTP_AIM = 0.2;

const aSecond = (count: number, milliseconds: number): number => (count * 1000) / milliseconds;
const tidy = (value: number): number => Number(value.toPrecision(4));

const directory = await mkdtemp(join(tmpdir(), 'callbacks-bench-'));
const driver = startChild<DriverQuestion>(new URL('writes/driver.ts', import.meta.url), [
  join(directory, 'driver.sqlite'),
  '100',
]);
await driver.ready(Done);
const world = await CallbackWorld.open(join(directory, 'world.sqlite'));
try {
  const ours: number[] = [];
  const overHttp: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const { took } = await driver.ask({ sends: DRIVER_SENDS, batch: DRIVER_BATCH }, DriverReport);
    const bodies = await world.openOrders(ORDERS);
    const passed = await world.postAll(bodies);
    const passedHttp = await world.postAllOverHttp(await world.openOrders(HTTP_ORDERS));
    if (round < WARM_UPS) continue;
    bare.push(aSecond(DRIVER_SENDS, took));
    ours.push(aSecond(ORDERS, passed));
    overHttp.push(aSecond(HTTP_ORDERS, passedHttp));
  }
  await world.verify();
  print({
    name: `signed callbacks that end in a delivered order in SQLite, against the bare driver's sends at ${DRIVER_BATCH} a transaction`,
    value: tidy(median(ours)),
    unit: 'a second',
    baseline: tidy(median(bare)),
    atLeast: AIM,
  });
  print({
    name: 'the same callbacks over HTTP, posted by the same process, against the callbacks without HTTP',
    value: tidy(median(overHttp)),
    unit: 'a second',
    baseline: tidy(median(ours)),
    atLeast: HTTP_AIM,
  });
} finally {
  await world.close();
  await driver.stop();
  await rm(directory, { recursive: true });
}
