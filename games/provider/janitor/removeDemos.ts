import { type ProviderPorts, timeText } from '../ports.ts';
import { DEMO_CURRENCY } from '../session/demo.ts';
import { sessionLock } from '../session/requireSession.ts';

const BATCH_SIZE = 20;

/** Also removes their rounds, seeds, levels, bets at tables, and shots. */
export async function removeDemos({ store, now }: ProviderPorts): Promise<void> {
  const isOver = { Currency: DEMO_CURRENCY, Expires: { lte: timeText(now()) } };
  const over = await store.table('sessions').find({ where: isOver, order: [['Expires', 'asc']], limit: BATCH_SIZE });
  if (over.length === 0) return;
  await store.transaction(async (tx) => {
    await tx.lock(over.map(sessionLock).toSorted());
    for (const { SessionID } of over) {
      // A visitor may have opened it again meanwhile.
      if ((await tx.table('sessions').remove({ SessionID, ...isOver })) === 0) continue;
      await tx.table('rounds').remove({ SessionID });
      await tx.table('seeds').remove({ SessionID });
      await tx.table('levels').remove({ SessionID });
      await tx.table('fishShots').remove({ SessionID });
      await tx.table('fishWindows').remove({ SessionID });
      await tx.table('fishSeats').remove({ SessionID });
      const seats = await tx.table('tableSeats').find({ where: { SessionID } });
      if (seats.length === 0) continue;
      await tx.table('tableBets').remove({ SeatID: { in: seats.map(({ SeatID }) => SeatID) } });
      await tx.table('tableSeats').remove({ SessionID });
    }
  });
}
