import { assertDefined } from '#conformance/expectation.ts';
import type { Order, PaymentAdapter } from '#protocol/entities/order.ts';
import { perform } from '../dispatch/perform.ts';
import type { Outcome } from '../dispatch/outcome.ts';
import { fingerprintOf } from '../dispatch/idempotency.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import type { AskingEndpoint } from '../dispatch/handler.ts';
import type { Ports } from '../ports/index.ts';
import { invoiceJobs } from '../invoice/jobs.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { askRescission } from '../payment/askRescission.ts';
import { cancelOwnOrder } from '../payment/cancelOrder.ts';
import { paymentJobs } from '../payment/jobs.ts';
import { openCheckout } from '../payment/openCheckout.ts';
import { type CallbackAnswer, receiveCallback } from '../payment/receiveCallback.ts';
import type { PaymentPorts, ReceivedCallback } from '../ports/payment.ts';
import { answersOfJobs, runDueJobs } from '../schedule/runDueJobs.ts';
import { shopJobs } from '../shop/jobs.ts';
import type { Checkout } from '../tables/payment.ts';
import { createMemoryBackend, type MemoryBackend, type Snapshot, type StoreBackend } from '../store.ts';
import { freshSession } from './freshSession.ts';
import { BRANDS, createMemoryWorld, createMovableClock } from './memoryWorld.ts';
import { createMortalBackend, type Death } from './mortalBackend.ts';
import { StubGateway } from './stubGateway.ts';
import { StubIssuer } from './stubIssuer.ts';

/** The buyer in these tests, with an open order to be paid by card. */
export const BUYER = '10000001';
export const ORDER = 'demo-order-7';
const ITEM = 2;
export const NOON = Date.parse('2026-11-20T04:00:00.000Z');
const MAX_POSTS = 5;

/** Storage that survives the death of a process. */
export interface SurvivingStorage {
  open(): Promise<StoreBackend>;
}

/** A store in memory with committed rows that survive the death of a process. */
function survivingMemory(initial: Snapshot): SurvivingStorage {
  let memory: MemoryBackend | undefined;
  return {
    open: async () => (memory = createMemoryBackend({ initial: memory?.snapshot() ?? initial })),
  };
}

interface PaymentWorldParts {
  readonly deaths?: ReadonlyMap<number, Death>;
  /** The default is `ORDER`. */
  readonly order?: string;
  /** The default is `NOON`. */
  readonly begin?: number;
  /** The default is a stub for ECPay. */
  readonly gateways?: Pick<PaymentPorts, 'gateways' | 'methods'>;
}

/** The shop in a process that may die at any commit, and a gateway and an issuer that survive. */
export class PaymentWorld {
  readonly gateway = new StubGateway();
  readonly notices: string[] = [];
  /** The orders in the notices to the operator. */
  readonly noticed: string[] = [];
  crashes = 0;
  commits = 0;
  readonly issuer: StubIssuer;
  readonly #clock: ReturnType<typeof createMovableClock>;
  readonly #deaths: ReadonlyMap<number, Death>;
  readonly #gateways: Pick<PaymentPorts, 'gateways' | 'methods'>;
  readonly #order: string;
  readonly #storage: SurvivingStorage;
  #ports: Ports | undefined;
  #isDead: () => boolean = () => false;

  /** @param stored the surviving storage, or the first rows of a store in memory */
  constructor(
    stored: Snapshot | SurvivingStorage,
    { deaths = new Map(), order = ORDER, begin = NOON, gateways }: PaymentWorldParts = {},
  ) {
    this.#deaths = deaths;
    this.#gateways = gateways ?? {
      gateways: { ecpay: this.gateway },
      methods: { credit: 'ecpay', bank: 'ecpay' },
    };
    this.#order = order;
    this.#storage = 'open' in stored ? stored : survivingMemory(stored);
    this.#clock = createMovableClock(() => begin);
    this.issuer = new StubIssuer(() => this.#clock.now());
  }

  get ports(): Ports {
    return assertDefined(this.#ports, 'an open world');
  }

  moment(): Moment {
    const now = this.#clock.now();
    return { ports: this.ports, now, nowText: new Date(now).toISOString() };
  }

  async open(): Promise<this> {
    const { backend, isDead } = createMortalBackend(await this.#storage.open(), () => {
      this.commits += 1;
      return this.#deaths.get(this.commits);
    });
    this.#isDead = isDead;
    const { ports } = await createMemoryWorld({
      memory: backend,
      clock: this.#clock,
      payments: { ...this.#gateways, invoices: this.issuer },
      observer: {
        call: ({ name, error }) => {
          if (error !== undefined && !isDead()) throw new Error(`${name} failed`, { cause: error });
        },
        payment: ({ event, OrderID }) => {
          this.notices.push(event);
          this.noticed.push(OrderID);
        },
      },
    });
    this.#ports = ports;
    return this;
  }

  /** Calls an endpoint as the buyer. Restarts a dead process, and repeats the call with the same key. */
  async call(handler: AskingEndpoint, R: string): Promise<Outcome> {
    for (;;) {
      const outcome = await this.attempt(handler, R);
      if (!(await this.#revive())) return outcome;
    }
  }

  async attempt(handler: AskingEndpoint, R: string): Promise<Outcome> {
    const { ports } = this;
    const context = await this.#context();
    const request = { OrderID: this.#order };
    return perform(ports, {
      contract: handler.contract,
      key: {
        Scope: `${BUYER}:${handler.contract.name}`,
        R: `${this.#order}:${R}`,
        Fingerprint: fingerprintOf(request),
        caller: BUYER,
      },
      rate: null,
      playerID: BUYER,
      isStranger: false,
      now: context.now,
      begin: (tx) => handler.begin(request, context, tx),
      run: () => Promise.reject(new Error('not here')),
    });
  }

  /** Posts a callback until it is accepted, like a gateway. */
  async post(body: string): Promise<number> {
    return (await this.deliverCallback('ecpay', { body, address: '' })).status;
  }

  /** Sends a callback until it is answered, like a gateway. */
  async deliverCallback(adapter: PaymentAdapter, received: ReceivedCallback): Promise<CallbackAnswer> {
    for (let posts = 0; posts < MAX_POSTS; posts += 1) {
      const answer = await receiveCallback(this.ports, adapter, received);
      if (!(await this.#revive()) && answer.status !== 503) return answer;
    }
    throw new Error('no callback was accepted');
  }

  /** Opens the page that takes the buyer to the gateway, and repeats it after a death of the process. */
  async openCheckout(): Promise<Checkout | undefined> {
    for (;;) {
      const [attempt] = await this.attempts();
      const checkout = await openCheckout(this.ports, attempt?.TradeNo ?? '').catch(() => undefined);
      if (!(await this.#revive())) return checkout;
    }
  }

  /** Moves the clock and runs due jobs, and repeats them after a death of the process. */
  async advance(seconds: number): Promise<void> {
    this.#clock.advance(seconds * 1000);
    do {
      await runDueJobs(this.ports, [...paymentJobs, ...invoiceJobs, ...shopJobs]).catch(() => undefined);
      await answersOfJobs(this.ports);
    } while (await this.#revive());
  }

  /** Cancels the order as the buyer, and repeats the call after a death of the process. */
  async cancel(): Promise<Order> {
    for (;;) {
      const context = await this.#context();
      const cancelled = await this.ports.store
        .transaction((tx) => cancelOwnOrder(tx, context, this.#order))
        .catch((error: unknown) => {
          if (!this.#isDead()) throw error;
        });
      if (!(await this.#revive()) && cancelled !== undefined) return cancelled;
    }
  }

  async rescind(): Promise<void> {
    const context = await this.#context();
    await this.ports.store.transaction((tx) => askRescission(tx, context, this.#order));
  }

  async spendAllBut(rest: number): Promise<void> {
    const Amount = (await this.gems()) - rest;
    const nowText = new Date(this.#clock.now()).toISOString();
    await this.ports.store.transaction((tx) =>
      transferWithin(tx, nowText, {
        ID: 'spent',
        Reason: 'exchange',
        Source: 'store',
        Lines: [
          { Owner: `player:${BUYER}`, ItemID: ITEM, Amount: -Amount },
          { Owner: 'house:store', ItemID: ITEM, Amount },
        ],
      }),
    );
  }

  async order() {
    return assertDefined(await this.ports.store.table('orders').get(this.#order), 'the order');
  }
  attempts() {
    return this.ports.store.table('paymentAttempts').find({ where: { OrderID: this.#order } });
  }
  async said(): Promise<readonly string[]> {
    const events = await this.ports.store.table('paymentEvents').find({ order: [['Nth', 'asc']] });
    return events.map(({ Kind, Said }) => `${Kind} ${Said}`);
  }
  invoices() {
    return this.ports.store.table('invoices').find({ where: { OrderID: this.#order } });
  }
  async gems(): Promise<number> {
    return (await this.ports.store.table('accounts').get(`player:${BUYER}`, ITEM))?.Balance ?? 0;
  }
  deliveries(): Promise<number> {
    return this.ports.store.table('transfers').count({ ID: `order:${this.#order}:deliver`, Status: 'posted' });
  }

  async #revive(): Promise<boolean> {
    if (!this.#isDead()) return false;
    this.crashes += 1;
    await this.open();
    return true;
  }

  async #context(): Promise<RestContext> {
    const { ports } = this;
    const now = ports.clock.now();
    const nowText = new Date(now).toISOString();
    return {
      now,
      nowText,
      ports,
      brand: assertDefined(BRANDS[0], 'a brand'),
      cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
      address: '127.0.0.1',
      origin: 'http://shop.test',
      device: () => '',
      agent: '',
      identity: {
        session: freshSession(BUYER, nowText),
        player: assertDefined(await ports.store.table('players').get(BUYER), 'the buyer'),
      },
      attach: () => undefined,
    };
  }
}
