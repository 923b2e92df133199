import { ENVELOPE_STATUS, type EnvelopeStatus } from '#protocol/entities/envelope.ts';
import * as operations from '#protocol/operations/envelope.ts';
import { answer } from '../dispatch/handler.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Where } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { audiencesOf, visibleEnvelope } from './claimShare.ts';
import { type EnvelopeRow, playersOf, serializeOne, serializeOwn } from './serialize.ts';
import { maySend } from './createEnvelope.ts';

/** An open red envelope may have expired, so the condition includes both columns. */
function inStatus(status: EnvelopeStatus | undefined, nowText: string): Where<EnvelopeRow> {
  if (status === ENVELOPE_STATUS.open) return { Status: status, ExpireTime: { gt: nowText } };
  if (status === ENVELOPE_STATUS.expired)
    return { Status: { in: [ENVELOPE_STATUS.open, status] }, ExpireTime: { lte: nowText } };
  return status === undefined ? {} : { Status: status };
}

export const getEnvelopes = answer(
  operations.getEnvelopes,
  async ({ Status, OrderBy, IsDesc, ...page }, context, db) => {
    const { player, nowText } = context;
    const { rows, total } = await findPage(
      db,
      'envelopes',
      {
        where: { Audience: { in: [...audiencesOf(player)] }, ...inStatus(Status, nowText) },
        order: [[OrderBy === 1 ? 'CreateTime' : 'Amount', IsDesc ? 'desc' : 'asc']],
      },
      page,
    );
    const list = { List: [...(await serializeOwn(db, rows, player.PlayerID, nowText))], Total: total };
    // Players who may not send still see and claim envelopes (decisions of 22 November).
    return maySend(context) ? list : rejectKeeping(200230, list);
  },
);

export const getEnvelopeRecords = answer(
  operations.getEnvelopeRecords,
  async ({ Type, ...page }, { player, nowText }, db) => {
    const order = [['CreateTime', 'desc']] as const;
    if (Type === 1) {
      const { rows, total } = await findPage(db, 'envelopes', { where: { SenderID: player.PlayerID }, order }, page);
      const sent = await serializeOwn(db, rows, player.PlayerID, nowText);
      return {
        List: sent.map((RedEnvelope) => ({
          RedEnvelope,
          Amount: RedEnvelope.Amount,
          CreateTime: RedEnvelope.CreateTime,
        })),
        Total: total,
      };
    }
    const { rows, total } = await findPage(db, 'envelopeClaims', { where: { PlayerID: player.PlayerID }, order }, page);
    const ids = rows.map(({ RedEnvelopeID }) => RedEnvelopeID);
    const found = await db.table('envelopes').find({ where: { RedEnvelopeID: { in: ids } } });
    const own = await serializeOwn(db, found, player.PlayerID, nowText);
    const byID = new Map(own.map((envelope) => [envelope.RedEnvelopeID, envelope]));
    return {
      List: rows.flatMap(({ RedEnvelopeID, Amount, CreateTime }) => {
        const RedEnvelope = byID.get(RedEnvelopeID);
        return RedEnvelope === undefined ? [] : [{ RedEnvelope, Amount, CreateTime }];
      }),
      Total: total,
    };
  },
);

export const getEnvelope = answer(
  operations.getEnvelope,
  async ({ RedEnvelopeID, ...page }, { player, nowText }, db) => {
    const row = await visibleEnvelope(db, RedEnvelopeID, player);
    const claims = await findPage(
      db,
      'envelopeClaims',
      { where: { RedEnvelopeID }, order: [['CreateTime', 'desc']] },
      page,
    );
    const players = await playersOf(
      db,
      claims.rows.map(({ PlayerID }) => PlayerID),
    );
    return {
      RedEnvelope: await serializeOne(db, row, player.PlayerID, nowText),
      List: claims.rows.flatMap(({ PlayerID, Amount, CreateTime }) => {
        const taker = players.get(PlayerID);
        return taker === undefined ? [] : [{ Player: summaryOf(taker), Amount, CreateTime }];
      }),
      Total: claims.total,
    };
  },
);
