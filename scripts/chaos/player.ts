import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod/mini';
import {
  createClient,
  type Client,
  ConnectionFailure,
  RequestFailure,
  uuid,
  wants,
} from '#features/base/client/index.ts';
import { PUBLIC, type Conversation } from '#features/shared/conversation/conversation.ts';
import { type ChannelStore, createChannelStore } from '#features/screens/chat/channel/channelStore.ts';
import type { RoundView } from '#games/api/index.ts';
import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { grantItems, setPlayerState, settleRound } from '#protocol/endpoints/dev.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getUnread, markRead } from '#protocol/operations/chat.ts';
import { claimEnvelope, createEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { joinRoom, leaveRoom } from '#protocol/operations/live.ts';
import type { Balancer } from './balancer.ts';
import type { Deeds, Outcome } from './deeds.ts';
import { GameSeat, isRefusedRound } from './gameSeat.ts';
import { orderGems, payAtGateway, type Payment, type Till } from './purchases.ts';
import type { PushCount } from './pushCount.ts';
import { SocketWire } from './socketWire.ts';

/** The host of the client's addresses. The balancer chooses the target of each connection and request. */
const ORIGIN = 'http://chaos.test';
const SERVICE_ERROR = 300003;
/** The pause before a request without an answer is sent again. */
const AGAIN_MS = 300;
/**
 * Acts of all players together. All players run in this process, which also probes the nodes. More acts would make it slow, and healthy
 * nodes would look silent.
 */
const ACTS_PER_SECOND = 16;
/** The pause before the next act, as a share of the mean. */
const PAUSE = [0.4, 1.6] as const;
const SCREEN_MS = 1000;
const GIFT = 20_000;
const PURSE = 10_000_000;
const ENVELOPE = { Title: '紅包', Amount: 1000, Quantity: 3, Method: 2, ChannelType: 1 } as const;

/** The shared state of all players of a run. */
export interface Crowd {
  readonly balancer: Balancer;
  readonly random: () => number;
  readonly size: number;
  readonly deeds: Deeds;
  readonly roomID: string;
  readonly gameCode: string;
  /** Codes that many players redeem at once. */
  readonly coupons: readonly string[];
  /** Envelopes of all players. More players want a share than there are shares. */
  readonly envelopes: string[];
  /** The address of the gateway, and the trades that players opened there. */
  readonly gateway: string;
  readonly payments: Payment[];
  /** The rounds that the game server acknowledged, by their id. */
  readonly spins: Map<string, RoundView>;
  /** Names of failures that only a developer can fix. */
  readonly alerts: string[];
  /** Counts the pushes of all connections below the client. */
  readonly pushes: PushCount;
}

/** Plays with the product's own client and conversation stores, like a page. */
export class Player {
  readonly token: string;
  readonly client: Client;
  readonly playerID: string;
  partnerID = '';
  publicScreen: ChannelStore | undefined;
  privateScreen: ChannelStore | undefined;
  /** When the ban of this player was acknowledged, and when the client received it. */
  bannedAt: number | undefined;
  endedAt: number | undefined;
  /** Whether the player wants to be in the room. */
  isWatching = false;
  /** Whether the service knows about it. */
  #isPlaced = true;
  #placing: Promise<void> | undefined;
  #isStopped = false;
  readonly #crowd: Crowd;
  readonly #seat: GameSeat;
  #count = 0;
  #screens: NodeJS.Timeout | undefined;

  constructor({ token, playerID }: { readonly token: string; readonly playerID: string }, crowd: Crowd) {
    this.token = token;
    this.playerID = playerID;
    this.#crowd = crowd;
    this.client = createClient({
      origin: ORIGIN,
      open: (url) => {
        const onFrame = crowd.pushes.connection(`${playerID} ${new URL(url).pathname}`);
        return new SocketWire(url.replace('chaos.test', `127.0.0.1:${crowd.balancer.next()}`), onFrame);
      },
      fetch: (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        return fetch(url.replace('chaos.test', `127.0.0.1:${crowd.balancer.next()}`), init);
      },
    });
    this.#seat = new GameSeat(this.client, crowd.gameCode);
    this.client.when('sessionEnded', () => {
      this.endedAt = Date.now();
    });
    this.client.when('alert', ({ failure }) => crowd.alerts.push(failure.message));
    // A new connection is in no room, so the page joins again.
    this.client.sockets.chat.subscribe(() => {
      if (this.client.sockets.chat.state() === 'connected' && this.isWatching) void this.#place();
    });
  }

  /** Signs in on both sockets, and gets gold to give away. */
  async signIn(): Promise<void> {
    this.client.start(this.token);
    const purse = { PlayerID: this.playerID, ItemID: ITEM.gold, Amount: PURSE };
    await this.#untilAnswered(() => this.client.rest.post(grantItems, purse, { quiet: true }));
  }

  /** Opens the public chat and the conversation with another player. */
  openScreens(partnerID: string): void {
    this.partnerID = partnerID;
    const open = (conversation: Conversation): ChannelStore => {
      const screen = createChannelStore({
        client: this.client,
        conversation,
        playerID: this.playerID,
        onUnread: () => {},
      });
      screen.sync();
      return screen;
    };
    this.publicScreen = open(PUBLIC);
    this.privateScreen = open({ ChannelType: CHANNEL.private, PlayerID: partnerID });
    this.#screens = setInterval(() => {
      for (const screen of [this.publicScreen, this.privateScreen])
        if (screen?.view().error !== undefined) screen.sync();
    }, SCREEN_MS);
  }

  /** Whether both screens are complete, the room is as the player wants, and no call is pending. */
  isSettled(): boolean {
    if (this.bannedAt !== undefined) return this.client.token() === undefined;
    if (this.#placing !== undefined) return false;
    return [this.publicScreen, this.privateScreen].every((screen) => {
      const log = screen?.view().log;
      return (
        log !== undefined && wants(log) === undefined && log.pending.every(({ failedCode }) => failedCode !== undefined)
      );
    });
  }

  /** Plays until the signal or a ban. */
  async play(signal: AbortSignal): Promise<void> {
    const [least, most] = PAUSE;
    const mean = (1000 * this.#crowd.size) / ACTS_PER_SECOND;
    while (!signal.aborted && this.bannedAt === undefined) {
      await sleep(mean * (least + this.#crowd.random() * (most - least)), undefined, { signal }).catch(() => {});
      if (signal.aborted || this.bannedAt !== undefined) return;
      await this.#act();
    }
  }

  /** Reads the unread counters from any node. */
  unread(): Promise<z.output<typeof getUnread.result>> {
    return this.#untilAnswered(() => this.client.call(getUnread, {}));
  }

  /** Bans this player as an operator. */
  async ban(): Promise<void> {
    const ask = () =>
      this.client.rest.post(setPlayerState, { PlayerID: this.playerID, Disabled: true }, { quiet: true });
    // The operator needs no session of the player. An attempt without an answer may already have ended it.
    await this.#untilAnswered(ask, { needsSession: false });
    this.bannedAt = Date.now();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#screens);
    this.publicScreen?.stop();
    this.privateScreen?.stop();
    this.client.stop();
  }

  async #act(): Promise<void> {
    const choice = this.#crowd.random();
    if (choice < 0.22) await this.#say('public message', this.publicScreen);
    else if (choice < 0.44) await this.#say('private message', this.privateScreen);
    else if (choice < 0.52) await this.#give();
    else if (choice < 0.58) await this.#playRound();
    else if (choice < 0.64) await this.#redeem();
    else if (choice < 0.66) await this.#sendEnvelope();
    else if (choice < 0.72) await this.#takeShare();
    else if (choice < 0.78) await this.#buy();
    else if (choice < 0.88) await this.#spin();
    else if (choice < 0.94) await this.#watch();
    else await this.#read();
  }

  async #say(kind: 'public message' | 'private message', screen: ChannelStore | undefined): Promise<void> {
    const name = `${this.playerID} ${(this.#count += 1)}`;
    const outcome = await screen?.send(name, '', 'zh_tw');
    if (outcome === undefined) return;
    this.#done(
      kind,
      name,
      outcome === 'stored' ? 'acknowledged' : outcome === 'unanswered' ? 'unknown' : outcomeOf(outcome),
    );
  }

  async #give(): Promise<void> {
    await this.#attempt('gift', async () => {
      const { Gift } = await this.client.call(sendGift, { ToID: this.partnerID, ItemID: ITEM.gold, Amount: GIFT });
      return Gift.GiftID;
    });
  }

  async #playRound(): Promise<void> {
    const RoundID = uuid();
    const { gameCode } = this.#crowd;
    const round = {
      PlayerID: this.playerID,
      GameCode: gameCode,
      Bet: 100,
      Win: this.#count % 2 === 0 ? 0 : 180,
      RoundID,
    };
    await this.#attempt(
      'round',
      async () => {
        await this.#untilAnswered(() => this.client.rest.post(settleRound, round, { quiet: true }));
        return RoundID;
      },
      RoundID,
    );
  }

  async #redeem(): Promise<void> {
    const { coupons, random } = this.#crowd;
    const Code = coupons[Math.floor(random() * coupons.length)];
    if (Code === undefined) return;
    const options = { token: this.token, idempotencyKey: uuid(), quiet: true };
    await this.#attempt(
      'coupon',
      async () => {
        await this.#untilAnswered(() => this.client.rest.post(receiveCoupon, { Code }, options));
        return Code;
      },
      Code,
    );
  }

  async #sendEnvelope(): Promise<void> {
    await this.#attempt('envelope', async () => {
      const { RedEnvelope } = await this.client.call(createEnvelope, ENVELOPE);
      this.#crowd.envelopes.push(RedEnvelope.RedEnvelopeID);
      return RedEnvelope.RedEnvelopeID;
    });
  }

  /** Takes a share of an envelope that the player may have taken from before, or that is empty. */
  async #takeShare(): Promise<void> {
    const { envelopes, random } = this.#crowd;
    const RedEnvelopeID = envelopes[Math.floor(random() * envelopes.length)];
    if (RedEnvelopeID === undefined) return;
    await this.#attempt(
      'envelope share',
      async () => {
        await this.client.call(claimEnvelope, { RedEnvelopeID });
        return RedEnvelopeID;
      },
      RedEnvelopeID,
    );
  }

  async #buy(): Promise<void> {
    const { gateway, payments, random } = this.#crowd;
    const till: Till = {
      client: this.client,
      token: this.token,
      random,
      untilAnswered: (ask) => this.#untilAnswered(ask),
    };
    let OrderID: string | undefined;
    await this.#attempt('order', async () => (OrderID = await orderGems(till)));
    if (OrderID === undefined) return;
    const order = OrderID;
    await this.#attempt('payment', async () => {
      await payAtGateway(till, order, { gateway, onTrade: (payment) => payments.push(payment) });
      return '';
    });
  }

  async #spin(): Promise<void> {
    const { random, spins } = this.#crowd;
    try {
      const round = await this.#seat.spin(random);
      spins.set(round.RoundID, round);
      this.#done('spin', '', 'acknowledged');
    } catch (failure) {
      const isRefused =
        isRefusedRound(failure) || (failure instanceof RequestFailure && outcomeOf(failure) === 'refused');
      this.#done('spin', '', isRefused ? 'refused' : 'unknown');
    }
  }

  async #watch(): Promise<void> {
    this.isWatching = !this.isWatching;
    await this.#place();
  }

  /** Joins or leaves the room until the service has done it. */
  #place(): Promise<void> {
    this.#isPlaced = false;
    return (this.#placing ??= this.#untilPlaced().finally(() => {
      this.#placing = undefined;
    }));
  }

  async #untilPlaced(): Promise<void> {
    while (!this.#isPlaced && !this.#isStopped && this.client.token() !== undefined) {
      this.#isPlaced = true;
      try {
        if (this.isWatching) await this.client.call(joinRoom, { RoomID: this.#crowd.roomID });
        else await this.client.call(leaveRoom, {});
      } catch {
        this.#isPlaced = false;
        await sleep(AGAIN_MS);
      }
    }
  }

  async #read(): Promise<void> {
    const conversation = { ChannelType: CHANNEL.private, PlayerID: this.partnerID } as const;
    await this.client.call(markRead, conversation).catch(() => {});
  }

  /** @param name the name of an act without an answer */
  async #attempt(
    kind: Exclude<Deeds[number]['kind'], 'public message' | 'private message'>,
    act: () => Promise<string>,
    name = '',
  ): Promise<void> {
    try {
      this.#done(kind, await act(), 'acknowledged');
    } catch (failure) {
      this.#done(kind, name, failure instanceof RequestFailure ? outcomeOf(failure) : 'unknown');
    }
  }

  /** Repeats a call until it has an answer, as a person presses a button again. */
  async #untilAnswered<Result>(ask: () => Promise<Result>, { needsSession = true } = {}): Promise<Result> {
    for (;;) {
      try {
        return await ask();
      } catch (failure) {
        const isUnanswered = failure instanceof ConnectionFailure || failure instanceof TypeError;
        const isBroken = failure instanceof RequestFailure && outcomeOf(failure) === 'unknown';
        if (!isUnanswered && !isBroken) throw failure;
        if (needsSession && this.client.token() === undefined) throw failure;
        await sleep(AGAIN_MS);
      }
    }
  }

  #done(kind: Deeds[number]['kind'], name: string, outcome: Outcome): void {
    this.#crowd.deeds.push({ kind, playerID: this.playerID, name, outcome });
  }
}

const outcomeOf = ({ code }: RequestFailure): Outcome => (code === SERVICE_ERROR || code === 0 ? 'unknown' : 'refused');
