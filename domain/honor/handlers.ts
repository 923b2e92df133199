import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/honor.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { compareText } from '#store/rows/text.ts';
import { serializeHonors } from './serialize.ts';

export const getHonors = answer(operations.getHonors, async ({ PlayerID }, { ports }, db) => {
  if ((await db.table('players').get(PlayerID)) === undefined) fail(100013);
  const table = db.table('honors');
  const newestFirst = [
    ['CreateTime', 'desc'],
    ['ID', 'desc'],
  ] as const;
  const pinned = await table.find({ where: { PlayerID, Pinned: 1 }, order: newestFirst });
  const others = await table.find({
    where: { PlayerID, Pinned: 2 },
    order: newestFirst,
    limit: ECONOMY.Play.HonorsShown - pinned.length,
  });
  const shown = [...pinned, ...others].toSorted(
    (one, other) => compareText(other.CreateTime, one.CreateTime) || compareText(other.ID, one.ID),
  );
  return { Achievements: await serializeHonors(db, shown, ports.settings.siteID) };
});

export const pinHonor = answer(operations.pinHonor, async ({ ID, Pinned }, { player, ports }, tx) => {
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`]);
  const table = tx.table('honors');
  const record = await table.get(ID);
  if (record?.PlayerID !== PlayerID) return fail(300011);
  if (record.Pinned !== Pinned) {
    const isFull = Pinned === 1 && (await table.count({ PlayerID, Pinned: 1 })) >= ECONOMY.Play.PinLimit;
    if (isFull) fail(300014);
    await table.update({ ID }, { Pinned });
  }
  const [changed] = await serializeHonors(tx, [{ ...record, Pinned }], ports.settings.siteID);
  return changed ?? fail(300011);
});
