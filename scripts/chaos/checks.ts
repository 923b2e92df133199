import { PLATFORM_DATABASE } from '../../service/platformDatabase.ts';
import { CHANNEL_KEY } from '#domain/channel/channel.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import type { ChannelStore } from '#features/screens/chat/channel/channelStore.ts';
import { runAdminProcess } from '../../service/testing/serviceProcess.ts';
import type { Deed, Deeds } from './deeds.ts';
import type { Player } from './player.ts';

/** The database at the end of a run. */
interface Kept {
  /** In order. */
  channel(
    key: string,
  ): Promise<
    readonly { readonly Seq: number; readonly ID: string; readonly Message: string; readonly FromID: string }[]
  >;
  timesOf(deed: Deed): number;
  /** The number of gifts or envelopes of a player. */
  given(what: 'gift' | 'envelope', playerID: string): number;
  /** A sentence for each envelope whose shares differ from their rows. */
  readonly wrongEnvelopes: readonly string[];
  /** Counts the unread private messages by their rows. */
  unread(playerID: string): Promise<number>;
  close(): Promise<void>;
}

async function readKept(databaseUrl: string): Promise<Kept> {
  const backend = await openPostgres(PLATFORM_DATABASE, databaseUrl);
  const rows = backend.reader;
  const count = new Map<string, number>();
  const add = (name: string): void => void count.set(name, (count.get(name) ?? 0) + 1);
  for (const { Message, FromID } of await rows.table('messages').find({})) add(`message ${FromID} ${Message}`);
  for (const { RoundID } of await rows.table('rounds').find({})) add(`round ${RoundID}`);
  for (const { GiftID, PlayerID, Direction } of await rows.table('giftRecords').find({})) {
    if (Direction !== 1) continue;
    add(`gift ${GiftID}`);
    add(`gifts of ${PlayerID}`);
  }
  for (const { Code, PlayerID } of await rows.table('couponUses').find({})) add(`coupon ${Code} ${PlayerID}`);
  for (const { OrderID } of await rows.table('orders').find({})) add(`order ${OrderID}`);
  const envelopes = await rows.table('envelopes').find({});
  for (const { RedEnvelopeID, SenderID } of envelopes) {
    add(`envelope ${RedEnvelopeID}`);
    add(`envelopes of ${SenderID}`);
  }
  const shares = await rows.table('envelopeClaims').find({});
  for (const { RedEnvelopeID, PlayerID } of shares) add(`envelope share ${RedEnvelopeID} ${PlayerID}`);
  return {
    channel: (key) => rows.table('messages').find({ where: { Channel: key }, order: [['Seq', 'asc']] }),
    timesOf: (deed) => count.get(nameOf(deed)) ?? 0,
    given: (what, playerID) => count.get(`${what}s of ${playerID}`) ?? 0,
    wrongEnvelopes: envelopes.flatMap((envelope) => {
      const own = shares.filter(({ RedEnvelopeID }) => RedEnvelopeID === envelope.RedEnvelopeID);
      const gold = own.reduce((sum, { Amount }) => sum + Amount, 0);
      const isRight =
        own.length === envelope.Claimed && own.length <= envelope.Quantity && gold === envelope.ClaimedAmount;
      return isRight
        ? []
        : [`the envelope ${envelope.RedEnvelopeID} says ${envelope.Claimed} shares, and has ${own.length}`];
    }),
    async unread(playerID) {
      let unread = 0;
      for (const { Channel } of await rows.table('privateRooms').find({ where: { PlayerID: playerID } })) {
        const mark = (await rows.table('readMarks').get(playerID, Channel))?.Seq ?? 0;
        unread += await rows.table('messages').count({ Channel, Seq: { gt: mark } });
      }
      return unread;
    },
    close: () => backend.close(),
  };
}

function nameOf({ kind, playerID, name }: Deed): string {
  if (kind === 'coupon' || kind === 'envelope share') return `${kind} ${name} ${playerID}`;
  if (kind === 'gift' || kind === 'round' || kind === 'envelope' || kind === 'order') return `${kind} ${name}`;
  return `message ${playerID} ${name}`;
}

/**
 * Compares the end of a run with the database.
 * @returns a sentence for each broken rule; empty if there are none
 */
export async function findBrokenPromises(
  databaseUrl: string,
  players: readonly Player[],
  deeds: Deeds,
): Promise<readonly string[]> {
  const kept = await readKept(databaseUrl);
  const broken: string[] = [];
  const break_ = (sentence: string): void => void broken.push(sentence);
  try {
    checkDeeds(kept, deeds, players, break_);
    await checkScreens(kept, players, break_);
    await checkUnread(kept, players, break_);
    for (const { playerID, bannedAt, client } of players)
      if (bannedAt !== undefined && client.token() !== undefined) break_(`${playerID} is banned and still signed in`);
  } finally {
    await kept.close();
  }
  return broken;
}

/** @returns a sentence if the ledger is not balanced */
export async function findWrongLedger(databaseUrl: string): Promise<readonly string[]> {
  const audit = await runAdminProcess(databaseUrl, 'ledger', 'audit');
  return audit.join() === 'balanced' ? [] : [`the ledger: ${audit.join('; ')}`];
}

type Break = (sentence: string) => void;

function checkDeeds(kept: Kept, deeds: Deeds, players: readonly Player[], break_: Break): void {
  for (const deed of deeds) {
    if (deed.name === '') continue;
    const times = kept.timesOf(deed);
    const isRight =
      deed.outcome === 'acknowledged'
        ? times === 1
        : deed.outcome === 'unknown'
          ? times <= 1
          : mayRepeat(deed) || times === 0;
    if (!isRight)
      break_(`${deed.kind} "${deed.name}" of ${deed.playerID} is ${deed.outcome}, and there ${times} times`);
  }
  // A gift or an envelope without an answer has no name, so only the number of such acts limits the result.
  for (const { playerID } of players)
    for (const what of ['gift', 'envelope'] as const) {
      const own = deeds.filter((deed) => deed.kind === what && deed.playerID === playerID);
      const acknowledged = own.filter(({ outcome }) => outcome === 'acknowledged').length;
      const unknown = own.filter(({ outcome }) => outcome === 'unknown').length;
      const there = kept.given(what, playerID);
      if (there < acknowledged || there > acknowledged + unknown)
        break_(`${playerID} gave ${acknowledged} ${what}s and perhaps ${unknown} more, and ${there} are there`);
    }
  for (const sentence of kept.wrongEnvelopes) break_(sentence);
}

/** A player may try a redeemed code or a claimed share again. */
const mayRepeat = ({ kind }: Deed): boolean => kind === 'coupon' || kind === 'envelope share';

async function checkScreens(kept: Kept, players: readonly Player[], break_: Break): Promise<void> {
  const publicMessages = await kept.channel(CHANNEL_KEY.public);
  for (const player of players) {
    if (player.bannedAt !== undefined) continue;
    checkScreen(player, 'the public chat', player.publicScreen, publicMessages, break_);
    const pair = await kept.channel(CHANNEL_KEY.private(player.playerID, player.partnerID));
    checkScreen(player, `the talk with ${player.partnerID}`, player.privateScreen, pair, break_);
  }
}

/** Checks that a screen shows the end of the channel from its first message on, without gaps or duplicates. */
function checkScreen(
  { playerID }: Player,
  what: string,
  screen: ChannelStore | undefined,
  channel: readonly { readonly Seq: number; readonly ID: string }[],
  break_: Break,
): void {
  const shown: readonly ChatMessage[] = screen?.view().log.messages ?? [];
  const first = shown[0]?.Seq ?? 1;
  const expected = channel.filter(({ Seq }) => Seq >= first).map(({ Seq, ID }) => `${Seq} ${ID}`);
  const found = shown.map(({ Seq, ID }) => `${Seq} ${ID}`);
  if (expected.join() === found.join()) return;
  const at = expected.findIndex((name, place) => found[place] !== name);
  break_(
    `${playerID} sees ${found.length} of ${expected.length} messages of ${what}; the first difference is at ${expected[at] ?? 'the end'}`,
  );
}

async function checkUnread(kept: Kept, players: readonly Player[], break_: Break): Promise<void> {
  for (const player of players) {
    if (player.bannedAt !== undefined) continue;
    const unread = await kept.unread(player.playerID);
    const told = (await player.unread()).Private;
    if (told !== unread) break_(`${player.playerID} is told ${told} unread private messages, and has ${unread}`);
  }
}
