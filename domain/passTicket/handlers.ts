import type { Brand } from '#protocol/brands.ts';
import type { PassTicket, PassTrack } from '#protocol/entities/event.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/passTicket.ts';
import { recordActivity } from '../activity/record.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { giveItems } from '../event/giveItems.ts';
import { monthOf } from '../event/period.ts';
import { rewardsOf, walletItemOf } from '../event/rewards.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Reader } from '../ports/store.ts';
import { levelOf, seasonOf, ticketRow } from './experience.ts';

const TRACK = { free: 1, paid: 2 } as const;
const { Levels, Price } = ECONOMY.Event.PassTicket;

export const getPassTicket = answer(operations.getPassTicket, (_request, context, db) => describeTicket(db, context));

export const buyPassTicket = answer(operations.buyPassTicket, async ({ Season }, context, tx) => {
  const { player, now, nowText, brand } = context;
  const { PlayerID } = player;
  if (Season !== seasonOf(now)) fail(300016);
  await tx.lock([`player:${PlayerID}`]);
  const row = await ticketRow(tx, PlayerID, Season);
  if (row.Premium) fail(300015);
  const price = priceOf(brand);
  await transferWithin(tx, nowText, {
    ID: `passTicket:${PlayerID}:${Season}:price`,
    Reason: 'price',
    Source: 'passTicket',
    Lines: [
      { Owner: `player:${PlayerID}`, ItemID: price.ItemID, Amount: -price.Amount },
      { Owner: 'house:passTicket', ItemID: price.ItemID, Amount: price.Amount },
    ],
  });
  const changed = await tx.table('passTickets').update({ PlayerID, Season }, { Premium: true });
  if (changed === 0) await tx.table('passTickets').insert({ ...row, Premium: true });
  await publishWallet(tx, PlayerID);
  await recordActivity(tx, context, PlayerID, { Kind: 'spend', ...price });
  return describeTicket(tx, context);
});

export const claimPassLevel = answer(operations.claimPassLevel, async ({ Season, Level, Track }, context, tx) => {
  const { player, now, nowText, brand } = context;
  const { PlayerID } = player;
  const level = Levels[Level - 1];
  if (level === undefined) fail(300011);
  if (Season !== seasonOf(now)) fail(300016);
  await tx.lock([`player:${PlayerID}`]);
  const row = await ticketRow(tx, PlayerID, Season);
  if (row.Experience < level.Experience || (Track === TRACK.paid && !row.Premium)) fail(300013);
  if ((await tx.table('passClaims').get(PlayerID, Season, Level, Track)) !== undefined) fail(300012);
  await tx.table('passClaims').insert({ PlayerID, Season, Level, Track, ClaimTime: nowText });
  const Rewards = rewardsOf(brand, Track === TRACK.free ? level.Free : level.Paid);
  const ID = `passTicket:${PlayerID}:${Season}:${Level}:${Track}`;
  await giveItems(tx, context, PlayerID, { ID, Reason: 'reward', Source: 'passTicket', Items: Rewards });
  return { Rewards, Ticket: await describeTicket(tx, context) };
});

const priceOf = (brand: Brand) => ({ ItemID: walletItemOf(brand), Amount: Price });

/** This month's ticket of a player. */
async function describeTicket(db: Reader, { player, now, brand }: PlayerContext): Promise<PassTicket> {
  const { PlayerID } = player;
  const Season = seasonOf(now);
  const { StartTime, EndTime } = monthOf(now);
  const { Experience, Premium } = await ticketRow(db, PlayerID, Season);
  const claims = await db.table('passClaims').find({ where: { PlayerID, Season } });
  const claimed = (Level: number, Track: PassTrack): boolean =>
    claims.some((claim) => claim.Level === Level && claim.Track === Track);
  return {
    Season,
    StartTime,
    EndTime,
    Experience,
    Level: levelOf(Experience),
    Premium,
    Price: priceOf(brand),
    Levels: Levels.map((level, at) => ({
      Level: at + 1,
      Experience: level.Experience,
      Free: rewardsOf(brand, level.Free),
      FreeClaimed: claimed(at + 1, TRACK.free),
      Paid: rewardsOf(brand, level.Paid),
      PaidClaimed: claimed(at + 1, TRACK.paid),
    })),
  };
}
