import { CHANNEL } from '#protocol/entities/channel.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { searchKey } from '../lobby/searchKey.ts';
import type { Store, Transaction } from '../ports/store.ts';
import { fillFirstClub } from './fullClub.ts';
import { createWorldSource, MINUTE } from './source.ts';
import { CHATTER } from './words.ts';

const MESSAGES = 5_000;
const GAMES = 500;

/**
 * Removes the content of a freshly made demo world, or adds far more than a page holds: games, public messages, and
 * members of the first club. The players stay, so that you can sign in.
 * @param now milliseconds, as the world was made with
 */
export async function resizeWorld(store: Store, size: 'demo' | 'empty' | 'huge', now: number): Promise<void> {
  if (size === 'demo') return;
  await store.transaction((tx) => (size === 'empty' ? empty(tx) : enlarge(tx, now)));
}

/** Deletes mail, gifts and red envelopes. The house keeps their uncollected gold. */
const MONEY = ['mails', 'giftRecords', 'envelopes', 'envelopeClaims'] as const;

async function empty(tx: Transaction): Promise<void> {
  for (const name of ['messages', 'readMarks', 'privateRooms', 'games', 'tickerItems', ...MONEY] as const)
    await tx.table(name).remove({});
  await tx.table('channels').update({}, { Seq: 0 });
}

async function enlarge(tx: Transaction, now: number): Promise<void> {
  const source = createWorldSource(now);
  const { faker, ago } = source;
  // A seed that differs from the seed of the demo world, because ids would otherwise repeat.
  faker.seed(GAMES + MESSAGES);
  const games = await tx.table('games').find({ order: [['Position', 'asc']] });
  const more = Array.from({ length: GAMES - games.length }, (_, at) => {
    const model = games[at % games.length];
    if (model === undefined) throw new Error('the demo world has no games');
    const GameCode = `${model.GameCode}-${Math.floor(at / games.length) + 2}`;
    return {
      ...model,
      GameCode,
      Position: games.length + at + 1,
      SearchKey: `${model.SearchKey}\n${searchKey(GameCode)}`,
    };
  });
  await tx.table('games').insert(more);

  const Channel = CHANNEL_KEY.public;
  const channel = await tx.table('channels').get(Channel);
  const [model] = await tx.table('messages').find({ where: { Channel, ChannelType: CHANNEL.public }, limit: 1 });
  const senders = await tx.table('messages').find({ where: { Channel, FromID: { like: '1%' } }, limit: 40 });
  if (channel === undefined || model === undefined) throw new Error('the demo world has no public channel');
  const messages = Array.from({ length: MESSAGES - channel.Seq }, (_, at) => {
    const { FromID, Sender } = faker.helpers.arrayElement(senders);
    const Message = faker.helpers.arrayElement(CHATTER).text;
    const Seq = channel.Seq + at + 1;
    return {
      ...model,
      Seq,
      ID: faker.string.uuid(),
      FromID,
      Sender,
      SenderType: 0,
      Message,
      OriginalMessage: Message,
      CreateTime: ago(((MESSAGES - Seq) * MINUTE) / MESSAGES),
    };
  });
  await tx.table('messages').insert(messages);
  await tx.table('channels').update({ Channel }, { Seq: MESSAGES });
  await fillFirstClub(tx, source);
}
