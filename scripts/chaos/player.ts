import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { createClient, type Client, ConnectionFailure, RequestFailure, wants } from '#features/base/client/index.ts';
import { PUBLIC, type Conversation } from '#features/shared/conversation/conversation.ts';
import { type ChannelStore, createChannelStore } from '#features/screens/chat/channel/channelStore.ts';
import { grantItems, setPlayerState } from '#protocol/endpoints/dev.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getUnread } from '#protocol/operations/chat.ts';
import { joinRoom, leaveRoom } from '#protocol/operations/live.ts';
import { Acts } from './acts.ts';
import type { Crowd } from './crowd.ts';
import { outcomeOf } from './deeds.ts';
import { SocketWire } from './socketWire.ts';

/** The host of the client's addresses. The balancer chooses the target of each connection and request. */
const ORIGIN = 'http://chaos.test';
/** The pause before a request without an answer is sent again. */
const AGAIN_MS = 300;
/**
 * Acts of all players together. All players run in this process, which also probes the nodes. More acts would make the process slow, and
 * healthy nodes would look silent.
 */
const ACTS_PER_SECOND = 16;
/** The pause before the next act, as a fraction of the mean. */
const PAUSE = [0.4, 1.6] as const;
const SCREEN_MS = 1000;
const PURSE = 10_000_000;

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
  /** Whether the service has been informed. */
  #isPlaced = true;
  #placing: Promise<void> | undefined;
  #isStopped = false;
  readonly #crowd: Crowd;
  readonly #acts: Acts;
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
    this.#acts = new Acts(this, crowd);
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
    await this.untilAnswered(() => this.client.rest.post(grantItems, purse, { quiet: true }));
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
      await this.#acts.next();
    }
  }

  /** Reads the unread counters from any node. */
  unread(): Promise<z.output<typeof getUnread.result>> {
    return this.untilAnswered(() => this.client.call(getUnread, {}));
  }

  /** Bans this player as an operator. */
  async ban(): Promise<void> {
    const ask = () =>
      this.client.rest.post(setPlayerState, { PlayerID: this.playerID, Disabled: true }, { quiet: true });
    // The operator needs no session of the player. An attempt without an answer may already have ended the session.
    await this.untilAnswered(ask, { needsSession: false });
    this.bannedAt = Date.now();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#screens);
    this.publicScreen?.stop();
    this.privateScreen?.stop();
    this.client.stop();
  }

  /** Enters the room, or leaves it. */
  async watch(): Promise<void> {
    this.isWatching = !this.isWatching;
    await this.#place();
  }

  /** Tries to join or leave the room until the service has done it. */
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

  /** Repeats a call until it has an answer, like a player who presses a button again. */
  async untilAnswered<Result>(ask: () => Promise<Result>, { needsSession = true } = {}): Promise<Result> {
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
}
