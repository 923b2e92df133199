import { randomUUID } from 'node:crypto';
import { auditLedger } from '#domain/ledger/audit.ts';
import type { Ports } from '#domain/ports/index.ts';
import { receiveCallback } from '#domain/payment/receiveCallback.ts';
import { newBase32 } from '#domain/shop/base32.ts';
import { signed } from '../../payments/ecpay/signature.ts';
import { type DiskService, startWorldService } from '../../testing/diskService.ts';
import { type BenchChild, startChild } from '../childProcess.ts';
import { GATEWAY_KEYS, GatewayReady, GOODS, MERCHANT, PRICE } from './trade.ts';

const PLAYERS = 100;
/** The number of parallel callbacks. */
const AT_A_TIME = 64;
const LATER = '2099-01-01T00:00:00.000Z';

/** A service on a database file, with orders that wait for their callbacks. */
export class CallbackWorld {
  readonly #gateway: BenchChild<never>;
  readonly #service: DiskService;
  readonly #ports: Ports;
  readonly #players: readonly string[];
  #delivered = 0;

  private constructor(service: DiskService, gateway: BenchChild<never>, players: readonly string[]) {
    this.#gateway = gateway;
    this.#service = service;
    this.#ports = service.ports;
    this.#players = players;
  }

  static async open(file: string): Promise<CallbackWorld> {
    const gateway = startChild<never>(new URL('gateway.ts', import.meta.url), []);
    const { port } = await gateway.ready(GatewayReady);
    const service = await startWorldService(`sqlite:${file}`, undefined, {
      ECPAY_ORIGIN: `http://127.0.0.1:${port}`,
      ECPAY_MERCHANT_ID: MERCHANT,
      ECPAY_HASH_KEY: GATEWAY_KEYS.hashKey,
      ECPAY_HASH_IV: GATEWAY_KEYS.hashIV,
      PAYMENT_METHODS: 'credit:ecpay',
      LOG_LEVEL: 'silent',
      DEMO_LIFE: '0',
    });
    const players = await service.ports.store.table('players').find({ limit: PLAYERS });
    return new CallbackWorld(
      service,
      gateway,
      players.map(({ PlayerID }) => PlayerID),
    );
  }

  /** Opens orders at the gateway. @returns the bodies of their callbacks */
  async openOrders(count: number): Promise<readonly string[]> {
    const { store, random } = this.#ports;
    const CreateTime = new Date().toISOString();
    const orders = Array.from({ length: count }, (_, at) => ({
      OrderID: randomUUID(),
      TradeNo: newBase32(random),
      PlayerID: this.#players[at % this.#players.length] ?? '',
    }));
    await store.transaction(async (tx) => {
      for (const { OrderID, TradeNo, PlayerID } of orders) {
        await tx.table('orders').insert({
          OrderID,
          PlayerID,
          GoodsID: GOODS,
          GoodsType: 2,
          ItemID: 2,
          Amount: 60,
          Bonus: 0,
          Price: PRICE,
          GateWay: 'credit',
          State: 'pending',
          Invoice: { Type: 1, Number: '' },
          TradeSeq: TradeNo,
          AuthCode: '',
          PaymentURL: '',
          PaymentCode: null,
          CreateTime,
          ExpireTime: LATER,
        });
        await tx.table('orderSteps').insert({ OrderID, Step: 0, State: 'pending', CreateTime });
        await tx.table('paymentAttempts').insert({
          TradeNo,
          OrderID,
          Adapter: 'ecpay',
          State: 'waiting',
          Price: PRICE,
          GatewayNo: '',
          AuthCode: '',
          Checkout: null,
          OpenTime: '',
          Origin: '',
          AskTime: CreateTime,
          QueryTime: '',
          Queries: 0,
          Confirm: '',
          Refund: '',
          CreateTime,
          RefundPrice: 0,
        });
      }
    });
    return orders.map(({ TradeNo }) => {
      const fields = {
        MerchantID: MERCHANT,
        MerchantTradeNo: TradeNo,
        RtnCode: '1',
        TradeAmt: String(PRICE),
      };
      return new URLSearchParams(signed({ ...fields, CustomField1: GOODS }, GATEWAY_KEYS)).toString();
    });
  }

  /** Passes callbacks to the domain, many at a time. @returns milliseconds */
  postAll(bodies: readonly string[]): Promise<number> {
    return this.#each(bodies, async (body) => {
      const { status } = await receiveCallback(this.#ports, 'ecpay', { body, address: '' });
      return status;
    });
  }

  /** Posts callbacks over HTTP as a gateway does, many at a time. @returns milliseconds */
  postAllOverHttp(bodies: readonly string[]): Promise<number> {
    const address = `${this.#service.origin}/payments/ecpay/callback`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.#each(bodies, async (body) => {
      const response = await fetch(address, { method: 'POST', headers, body });
      const answer = await response.text();
      return answer === '1|OK' ? response.status : 400;
    });
  }

  async #each(bodies: readonly string[], post: (body: string) => Promise<number>): Promise<number> {
    const left = [...bodies];
    const start = performance.now();
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (let body = left.pop(); body !== undefined; body = left.pop()) {
          const status = await post(body);
          if (status !== 200) throw new Error(`a callback was answered with ${status}`);
        }
      }),
    );
    const took = performance.now() - start;
    this.#delivered += bodies.length;
    return took;
  }

  /** @throws Error unless each order was delivered once and the ledger is balanced */
  async verify(): Promise<void> {
    const { store } = this.#ports;
    const delivered = await store.table('orders').count({ State: 'delivered', ExpireTime: LATER });
    if (delivered !== this.#delivered) throw new Error(`${delivered} of ${this.#delivered} orders were delivered`);
    const broken = await store.transaction((tx) => auditLedger(tx));
    if (broken.length > 0) throw new Error(`the ledger breaks ${broken.map(({ Rule }) => Rule).join(', ')}`);
  }

  async close(): Promise<void> {
    await this.#service.stop();
    await this.#gateway.stop();
  }
}
