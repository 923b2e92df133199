import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { audienceOf, type EnvelopeRow } from '../../envelope/serialize.ts';
import { drawShares } from '../../envelope/shares.ts';
import { ENVELOPE_ESCROW } from '../../envelope/openEnvelope.ts';
import { transferWithin } from '../../ledger/transfer.ts';
import type { Random } from '../../ports/index.ts';
import type { Transaction } from '../../ports/store.ts';
import { playFor } from '../demoMail.ts';
import type { DemoPlayer } from '../players.ts';
import { DAY, HOUR, MINUTE, type WorldSource } from '../source.ts';
import { ENVELOPE_TITLES } from '../words.ts';
import type { WorldPart } from './part.ts';

interface DemoEnvelope {
  readonly sender: DemoPlayer;
  readonly takers: readonly DemoPlayer[];
  readonly Title: string;
  readonly Content: string;
  readonly Amount: number;
  readonly Quantity: number;
  readonly Method: number;
  readonly status: 'open' | 'claimed' | 'expired';
  /** Its age in milliseconds. */
  readonly age: number;
}

/** Three red envelopes in the public channel: open, all claimed, expired. */
export const envelopePart: WorldPart = async (tx, { source, players }) => {
  const [, leader] = players;
  const fifth = players[4];
  if (leader === undefined || fifth === undefined) return;
  const others = players.slice(7);
  const envelopes: readonly DemoEnvelope[] = [
    {
      sender: fifth,
      takers: others.slice(0, 3),
      Title: ENVELOPE_TITLES[0],
      Content: '祝大家有美好的一天',
      Amount: 5000,
      Quantity: 5,
      Method: 1,
      status: 'expired',
      age: 3 * DAY,
    },
    {
      sender: leader,
      takers: others.slice(4, 14),
      Title: ENVELOPE_TITLES[1],
      Content: '手快有，手慢無',
      Amount: 66_666,
      Quantity: 10,
      Method: 2,
      status: 'claimed',
      age: 30 * HOUR,
    },
    {
      sender: leader,
      takers: others.slice(10, 17),
      Title: ENVELOPE_TITLES[2],
      Content: '見者有份，祝好運連連',
      Amount: 88_888,
      Quantity: 20,
      Method: 2,
      status: 'open',
      age: 2 * HOUR,
    },
  ];
  for (const envelope of envelopes) await put(tx, source, envelope);
};

async function put(tx: Transaction, source: WorldSource, envelope: DemoEnvelope): Promise<void> {
  const { sender, takers, Amount, Quantity, Method, status, age } = envelope;
  const { faker, ago } = source;
  const SenderID = sender.row.PlayerID;
  const random: Random = {
    bytes: (length) => Uint8Array.from({ length }, () => faker.number.int({ max: 255 })),
    uuid: () => faker.string.uuid(),
  };
  const Shares = drawShares(random, Amount, Quantity, Method);
  const ClaimedAmount = Shares.slice(0, takers.length).reduce((sum, share) => sum + share, 0);
  const row: EnvelopeRow = {
    RedEnvelopeID: faker.string.uuid(),
    SenderID,
    Audience: audienceOf.public,
    ChannelType: 1,
    Title: envelope.Title,
    Content: envelope.Content,
    Amount,
    Quantity,
    Method,
    Shares,
    Claimed: takers.length,
    ClaimedAmount,
    Status: ENVELOPE_STATUS[status],
    CreateTime: ago(age),
    ExpireTime: ago(age - DAY),
  };
  await tx.table('envelopes').insert(row);
  const move = (what: string, Owner: string, amount: number, when: number) =>
    transferWithin(tx, ago(when), {
      ID: `envelope:${row.RedEnvelopeID}:${what}`,
      Reason: what.split(':')[0] ?? what,
      Source: 'envelope',
      Lines: [
        { Owner, ItemID: ITEM.gold, Amount: amount },
        { Owner: ENVELOPE_ESCROW, ItemID: ITEM.gold, Amount: -amount },
      ],
    });
  const refund = status === 'expired' ? Amount - ClaimedAmount : 0;
  await playFor(tx, source, SenderID, ITEM.gold, Amount - refund, age + HOUR);
  await move('create', `player:${SenderID}`, -Amount, age);
  for (const [at, { row: taker }] of takers.entries()) {
    const share = Shares[at] ?? 0;
    const when = age - (at + 1) * MINUTE;
    const claim = { RedEnvelopeID: row.RedEnvelopeID, PlayerID: taker.PlayerID, Amount: share, CreateTime: ago(when) };
    await tx.table('envelopeClaims').insert(claim);
    await move(`claim:${taker.PlayerID}`, `player:${taker.PlayerID}`, share, when);
    await playFor(tx, source, taker.PlayerID, ITEM.gold, -share, when / 2);
  }
  if (refund > 0) await move('refund', `player:${SenderID}`, refund, age - DAY);
}
