import { randomUUID } from 'node:crypto';
import { transfer, transferWithin } from '#domain/ledger/transfer.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';

// A process that tests kill. Each ID is printed after its transfer is acknowledged.
const CALLERS = 64;

const store = await openStore(PLATFORM_DATABASE, process.argv[2] ?? '', { bus: createLocalBus(), uuid: randomUUID });

async function callForever(caller: number): Promise<never> {
  for (;;) {
    const ID = randomUUID();
    const nowText = new Date().toISOString();
    const Lines = [
      { Owner: 'house:mint', ItemID: 1, Amount: -1 },
      { Owner: `player:${caller % 10}`, ItemID: 1, Amount: 1 },
    ];
    const asked = { ID, Reason: 'test', Source: 'test', Lines };
    if (caller % 2 === 0) await transfer(store, nowText, asked);
    else {
      await store.transaction(async (tx) => {
        await transferWithin(tx, nowText, asked);
        tx.publish({ topic: ID, op: 1, code: 200, result: null, personal: false, socket: 'both' });
      });
    }
    process.stdout.write(`${ID}\n`);
  }
}

await Promise.all(Array.from({ length: CALLERS }, (_, caller) => callForever(caller)));
