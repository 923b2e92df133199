import { type Client, RequestFailure, uuid } from '#features/base/client/index.ts';
import type { ChannelStore } from '#features/screens/chat/channel/channelStore.ts';
import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { markRead } from '#protocol/operations/chat.ts';
import { claimEnvelope, createEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import type { Crowd } from './crowd.ts';
import { type Deeds, type Outcome, outcomeOf } from './deeds.ts';
import { GameSeat, isRefusedRound } from './gameSeat.ts';
import { orderGems, payAtGateway, type Till } from './purchases.ts';

const GIFT = 20_000;
const ENVELOPE = { Title: '紅包', Amount: 1000, Quantity: 3, Method: 2, ChannelType: 1 } as const;

/** The player that acts, with its connection. */
interface Actor {
  readonly client: Client;
  readonly token: string;
  readonly playerID: string;
  readonly partnerID: string;
  readonly publicScreen: ChannelStore | undefined;
  readonly privateScreen: ChannelStore | undefined;
  readonly untilAnswered: <Result>(ask: () => Promise<Result>) => Promise<Result>;
  /** Enters the room, or leaves it. */
  readonly watch: () => Promise<void>;
}

/** The acts of a player, each with its result in the crowd's list. */
export class Acts {
  readonly #actor: Actor;
  readonly #crowd: Crowd;
  readonly #seat: GameSeat;
  #count = 0;

  constructor(actor: Actor, crowd: Crowd) {
    this.#actor = actor;
    this.#crowd = crowd;
    this.#seat = new GameSeat(actor.client, crowd.gameCode);
  }

  /** Does a random act. */
  async next(): Promise<void> {
    const choice = this.#crowd.random();
    if (choice < 0.22) await this.#say('public message', this.#actor.publicScreen);
    else if (choice < 0.44) await this.#say('private message', this.#actor.privateScreen);
    else if (choice < 0.52) await this.#give();
    else if (choice < 0.58) await this.#playRound();
    else if (choice < 0.64) await this.#redeem();
    else if (choice < 0.66) await this.#sendEnvelope();
    else if (choice < 0.72) await this.#takeShare();
    else if (choice < 0.78) await this.#buy();
    else if (choice < 0.88) await this.#spin();
    else if (choice < 0.94) await this.#actor.watch();
    else await this.#read();
  }

  async #say(kind: 'public message' | 'private message', screen: ChannelStore | undefined): Promise<void> {
    const name = `${this.#actor.playerID} ${(this.#count += 1)}`;
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
      const { Gift } = await this.#actor.client.call(sendGift, {
        ToID: this.#actor.partnerID,
        ItemID: ITEM.gold,
        Amount: GIFT,
      });
      return Gift.GiftID;
    });
  }

  async #playRound(): Promise<void> {
    const RoundID = uuid();
    const { gameCode } = this.#crowd;
    const round = {
      PlayerID: this.#actor.playerID,
      GameCode: gameCode,
      Bet: 100,
      Win: this.#count % 2 === 0 ? 0 : 180,
      RoundID,
    };
    await this.#attempt(
      'round',
      async () => {
        await this.#actor.untilAnswered(() => this.#actor.client.rest.post(settleRound, round, { quiet: true }));
        return RoundID;
      },
      RoundID,
    );
  }

  async #redeem(): Promise<void> {
    const { coupons, random } = this.#crowd;
    const Code = coupons[Math.floor(random() * coupons.length)];
    if (Code === undefined) return;
    const options = { token: this.#actor.token, idempotencyKey: uuid(), quiet: true };
    await this.#attempt(
      'coupon',
      async () => {
        await this.#actor.untilAnswered(() => this.#actor.client.rest.post(receiveCoupon, { Code }, options));
        return Code;
      },
      Code,
    );
  }

  async #sendEnvelope(): Promise<void> {
    await this.#attempt('envelope', async () => {
      const { RedEnvelope } = await this.#actor.client.call(createEnvelope, ENVELOPE);
      this.#crowd.envelopes.push(RedEnvelope.RedEnvelopeID);
      return RedEnvelope.RedEnvelopeID;
    });
  }

  /** Takes a share of an envelope that may be empty, or of which the player may have taken a share before. */
  async #takeShare(): Promise<void> {
    const { envelopes, random } = this.#crowd;
    const RedEnvelopeID = envelopes[Math.floor(random() * envelopes.length)];
    if (RedEnvelopeID === undefined) return;
    await this.#attempt(
      'envelope share',
      async () => {
        await this.#actor.client.call(claimEnvelope, { RedEnvelopeID });
        return RedEnvelopeID;
      },
      RedEnvelopeID,
    );
  }

  async #buy(): Promise<void> {
    const { gateway, payments, random } = this.#crowd;
    const till: Till = {
      client: this.#actor.client,
      token: this.#actor.token,
      random,
      untilAnswered: (ask) => this.#actor.untilAnswered(ask),
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

  async #read(): Promise<void> {
    const conversation = { ChannelType: CHANNEL.private, PlayerID: this.#actor.partnerID } as const;
    await this.#actor.client.call(markRead, conversation).catch(() => {});
  }

  /** @param name the name of an act that has no answer */
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

  #done(kind: Deeds[number]['kind'], name: string, outcome: Outcome): void {
    this.#crowd.deeds.push({ kind, playerID: this.#actor.playerID, name, outcome });
  }
}
