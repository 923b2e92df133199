import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openSession } from '#domain/auth/openSession.ts';
import { sendMail } from '#domain/mailbox/send.ts';
import { playFinishedRound } from '#domain/play/playFinishedRound.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { sendClubMessage, sendPrivateMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { claimEnvelope, createEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { actOnMails } from '#protocol/operations/mail.ts';
import type { Counted } from './counts.ts';
import type { CountedWorld } from './countedWorld.ts';
import { countProviderRound } from './providerRound.ts';

/** A frequent action of players, with its cost after an earlier action on the same day. */
export interface CountedScene {
  readonly name: string;
  readonly cost: Counted;
}

/** Members of one club, both of gold tier or above. */
const PLAYER = '10000002';
const OTHER = '10000019';
export const MAILS = 50;

const Envelope = z.object({ RedEnvelope: z.object({ RedEnvelopeID: z.string() }) });
const Collected = z.object({ Collected: z.array(z.string()).length(MAILS) });

/** Counts the cost of each scene. @throws Error if a call is refused */
export async function countScenes(counted: CountedWorld): Promise<readonly CountedScene[]> {
  const twice = async (contract: OperationContract, payload: object): Promise<Counted> => {
    await succeed(counted, PLAYER, contract, payload);
    return (await succeed(counted, PLAYER, contract, payload)).cost;
  };
  const envelope = { Title: '恭喜發財', Amount: 1000, Quantity: 5, Method: 2 };
  await succeed(counted, PLAYER, createEnvelope, envelope);
  const sent = await succeed(counted, PLAYER, createEnvelope, envelope);
  const { RedEnvelopeID } = Envelope.parse(sent.result).RedEnvelope;
  const settled = await playRound(counted);
  const round = await countProviderRound(counted, PLAYER);
  return [
    { name: 'a public message', cost: await twice(sendPublicMessage, { Message: '大家好' }) },
    { name: 'a private message', cost: await twice(sendPrivateMessage, { PlayerID: OTHER, Message: '你好' }) },
    { name: 'a club message', cost: await twice(sendClubMessage, { ChannelType: 3, Message: '大家好' }) },
    { name: 'a gift of gold', cost: await twice(sendGift, { ToID: OTHER, ItemID: ITEM.gold, Amount: 20_000 }) },
    { name: `${MAILS} mails collected at once, half of them gifts`, cost: await collectMails(counted) },
    { name: 'a red envelope, sent', cost: sent.cost },
    { name: 'a red envelope, claimed', cost: (await succeed(counted, OTHER, claimEnvelope, { RedEnvelopeID })).cost },
    { name: 'a round of a game, won', cost: settled },
    { name: 'a play of a game provider, won', cost: round.play },
    { name: 'the close of that round', cost: round.close },
    { name: 'a sign-in: session and chat socket', cost: await signIn(counted) },
  ];
}

async function succeed(counted: CountedWorld, playerID: string, contract: OperationContract, payload: object) {
  const call = await counted.call(playerID, contract, payload);
  if (call.code !== 200) throw new Error(`${contract.name} answers ${call.code}`);
  return call;
}

async function collectMails(counted: CountedWorld): Promise<Counted> {
  const { world, store } = counted;
  // Collects the waiting mails of the demo world, which are not counted.
  await succeed(counted, PLAYER, actOnMails, { Collect: 'all' });
  const moment = momentOf(counted);
  await store.transaction(async (tx) => {
    for (let sent = 0; sent < MAILS; sent += 1) {
      const isGift = sent % 2 === 0;
      await sendMail(tx, moment, {
        ToID: PLAYER,
        FromID: isGift ? OTHER : '',
        Title: { zh_tw: '信', id_id: 'Surat', vi_vn: 'Thư' },
        Content: { zh_tw: '信', id_id: 'Surat', vi_vn: 'Thư' },
        Attachments: [{ ItemID: ITEM.gold, Amount: 100 }],
        PaidBy: 'house:bench',
        Source: isGift ? 'gift' : 'bench',
        ...(isGift && { RefID: world.ports.random.uuid() }),
      });
    }
  });
  const { cost, result } = await succeed(counted, PLAYER, actOnMails, { Collect: 'all' });
  Collected.parse(result);
  return cost;
}

/** The second round of one game, as its server ends it. */
async function playRound(counted: CountedWorld): Promise<Counted> {
  const { store } = counted;
  const play = () =>
    store.transaction((tx) =>
      playFinishedRound(tx, momentOf(counted), {
        RoundID: randomUUID(),
        PlayerID: PLAYER,
        GameCode: 'owl',
        Bet: 100,
        Win: 150,
      }),
    );
  await play();
  return (await store.count(play)).cost;
}

/** A session for a known account, then the sign-in on its chat socket. */
async function signIn({ world, store }: CountedWorld): Promise<Counted> {
  const player = await store.table('players').get(OTHER);
  if (player === undefined) throw new Error(`${OTHER} is not there`);
  const now = world.ports.clock.now();
  const browser = { DeviceHash: 'f'.repeat(64), agent: '' };
  const { cost } = await store.count(async () => {
    const { token } = await store.transaction((tx) =>
      openSession(world.ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now, browser }),
    );
    await world.signIn(token);
  });
  return cost;
}

function momentOf({ world: { ports } }: CountedWorld) {
  const now = ports.clock.now();
  return { ports, now, nowText: new Date(now).toISOString() };
}
