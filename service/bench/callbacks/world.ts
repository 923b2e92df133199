import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { auditLedger } from '#domain/ledger/audit.ts';
import type { Ports } from '#domain/ports/index.ts';
import { receiveCallback } from '#domain/payment/receiveCallback.ts';
import { newBase32 } from '#domain/shop/base32.ts';
import { signed } from '../../payments/ecpay/signature.ts';
import { type DiskService, startWorldService } from '../../testing/diskService.ts';

const KEYS = { hashKey: 'sandbox-hash-key', hashIV: 'sandbox-hash-iv-' };
const MERCHANT = '1000001';
const PLAYERS = 100;
/** The number of parallel callbacks. */
const AT_A_TIME = 64;
const PRICE = 30;
const GOODS = 'wallet-1';
const LATER = '2099-01-01T00:00:00.000Z';

/** A gateway that calls every trade paid. */
async function startGateway(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        const MerchantTradeNo = new URLSearchParams(body).get('MerchantTradeNo') ?? '';
        const fields = { MerchantID: MERCHANT, MerchantTradeNo, TradeAmt: String(PRICE), CustomField1: GOODS };
        response.end(new URLSearchParams(signed({ ...fields, TradeStatus: '1' }, KEYS)).toString());
      })
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/** A service on a database file, with orders that wait for their callbacks. */
export class CallbackWorld {
  readonly #gateway: Server;
  readonly #service: DiskService;
  readonly #ports: Ports;
  readonly #players: readonly string[];
  #delivered = 0;

  private constructor(service: DiskService, gateway: Server, players: readonly string[]) {
    this.#gateway = gateway;
    this.#service = service;
    this.#ports = service.ports;
    this.#players = players;
  }

  static async open(file: string): Promise<CallbackWorld> {
    const { server, origin } = await startGateway();
    const service = await startWorldService(`sqlite:${file}`, undefined, {
      ECPAY_ORIGIN: origin,
      ECPAY_MERCHANT_ID: MERCHANT,
      ECPAY_HASH_KEY: KEYS.hashKey,
      ECPAY_HASH_IV: KEYS.hashIV,
      PAYMENT_METHODS: 'credit:ecpay',
      LOG_LEVEL: 'silent',
      DEMO_LIFE: '0',
    });
    const players = await service.ports.store.table('players').find({ limit: PLAYERS });
    return new CallbackWorld(
      service,
      server,
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
      return new URLSearchParams(signed({ ...fields, CustomField1: GOODS }, KEYS)).toString();
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
    this.#gateway.closeAllConnections();
    this.#gateway.close();
  }
}
