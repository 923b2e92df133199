import { ActivityID } from '#protocol/entities/ranking.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import { type NewMail, sendMails } from '../mailbox/send.ts';
import type { Transaction } from '../ports/store.ts';
import { type BoardRow, replaceSnapshot } from '../ranking/board.ts';
import type { RowOf, Tables } from '../tables.ts';
import { rewardedPlaces, rewardOf, titleOf } from './activities.ts';
import { candidatesOf } from './boards.ts';
import { RETENTION_DAYS } from '../retention.ts';
import { DAY_MS } from '#protocol/duration.ts';

type RewardRow = RowOf<Tables['rankRewards']>;

/** Rounds of the last moment of a period may still be on their way into its scores. */
const GRACE_MS = 60_000;
const MAILS_A_PIECE = 20;
const SCORES_A_PIECE = 500;

/**
 * Runs one batch of the work after the end of a period. It stores the final places, then mails the rewards, then removes the scores, and
 * much later the places.
 * @returns whether there was something to do
 */
export async function settlePiece(tx: Transaction, moment: Moment): Promise<boolean> {
  const ended = new Date(moment.now - GRACE_MS).toISOString();
  const open = await boardIn(tx, 'open', ended);
  if (open !== undefined) return finish(tx, moment, open);
  const settled = await boardIn(tx, 'settled', ended);
  if (settled !== undefined) return pay(tx, moment, settled);
  const paid = await boardIn(tx, 'paid', ended);
  if (paid !== undefined) return clear(tx, paid);
  const old = await boardIn(tx, 'cleared', new Date(moment.now - RETENTION_DAYS.rankBoards * DAY_MS).toISOString());
  return old !== undefined && forget(tx, old);
}

async function boardIn(tx: Transaction, State: string, endedBy: string): Promise<BoardRow | undefined> {
  const [board] = await tx.table('rankBoards').find({
    where: { State, EndTime: { lte: endedBy } },
    order: [['EndTime', 'asc']],
    limit: 1,
  });
  return board;
}

async function finish(tx: Transaction, moment: Moment, board: BoardRow): Promise<true> {
  const { Board, StartTime, EndTime } = board;
  const id = ActivityID.parse(board.ActivityID);
  await replaceSnapshot(tx, moment, board, candidatesOf(tx, Board), { isFinal: true });
  const places = await tx.table('rankPlaces').find({ where: { Board, Place: { lte: rewardedPlaces(id) } } });
  const rewards = places.map(({ PlayerID, Place, Score }) => ({
    Board,
    PlayerID,
    ActivityID: id,
    StartTime,
    EndTime,
    Place,
    Score,
    Gold: rewardOf(id, Place),
    MailID: '',
  }));
  if (rewards.length > 0) await tx.table('rankRewards').insert(rewards);
  await tx.table('rankBoards').update({ Board }, { State: 'settled' });
  return true;
}

/** The transaction that records the mail also sends the reward, so no reward is sent twice. */
async function pay(tx: Transaction, moment: Moment, { Board }: BoardRow): Promise<true> {
  const unpaid = await tx.table('rankRewards').find({ where: { Board, MailID: '' }, limit: MAILS_A_PIECE });
  const ids = await sendMails(tx, moment, unpaid.map(rewardMail));
  for (const [at, { PlayerID }] of unpaid.entries())
    await tx.table('rankRewards').update({ Board, PlayerID }, { MailID: ids[at] ?? '' });
  if (unpaid.length === 0) await tx.table('rankBoards').update({ Board }, { State: 'paid' });
  return true;
}

function rewardMail({ Board, PlayerID, ActivityID: activity, Place, Gold }: RewardRow): NewMail {
  const title = titleOf(ActivityID.parse(activity));
  return {
    ToID: PlayerID,
    FromID: '',
    Title: {
      zh_tw: `【${title.zh_tw}】第 ${Place} 名獎勵`,
      id_id: `${title.id_id}: hadiah peringkat ${Place}`,
      vi_vn: `${title.vi_vn}: thưởng hạng ${Place}`,
    },
    Content: {
      zh_tw: `恭喜您在「${title.zh_tw}」獲得第 ${Place} 名，獎勵已附在信件中。`,
      id_id: `Selamat, Anda meraih peringkat ${Place} di ${title.id_id}. Hadiah terlampir.`,
      vi_vn: `Chúc mừng bạn đạt hạng ${Place} trong ${title.vi_vn}. Phần thưởng được đính kèm.`,
    },
    Attachments: [{ ItemID: ITEM.gold, Amount: Gold }],
    PaidBy: 'house:activityRank',
    Source: 'activityRank',
    RefID: Board,
  };
}

async function clear(tx: Transaction, { Board }: BoardRow): Promise<true> {
  const scores = await tx.table('rankScores').find({ where: { Board }, limit: SCORES_A_PIECE });
  const ids = scores.map(({ PlayerID }) => PlayerID);
  if (ids.length > 0) await tx.table('rankScores').remove({ Board, PlayerID: { in: ids } });
  else await tx.table('rankBoards').update({ Board }, { State: 'cleared' });
  return true;
}

async function forget(tx: Transaction, { Board }: BoardRow): Promise<true> {
  await tx.table('rankPlaces').remove({ Board });
  await tx.table('rankBoards').remove({ Board });
  return true;
}
