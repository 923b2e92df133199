import { atDawn, holds } from '#conformance/cases/eventDay.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { payOrder, verifyMycard } from '#protocol/endpoints/payment.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import { type GateWay, INVOICE, type Invoice } from '#protocol/entities/order.ts';
import { getOrders, getShopGoods } from '#protocol/operations/shop.ts';
import { readBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { sandboxSettings } from '../sandboxGateway/settings.ts';
import { startMemoryService, type TestService } from './memoryService.ts';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess.ts';
import { createWireAdapter } from './wireAdapter.ts';

const PHONE = '0947009001';

/** A service that pays at a sandbox in a separate process. */
export class PaymentWalk {
  readonly sandbox: SandboxProcess;
  readonly #port: number;
  #service: TestService | undefined;
  #context: TestContext | undefined;

  private constructor(sandbox: SandboxProcess, port: number) {
    this.sandbox = sandbox;
    this.#port = port;
  }

  /** Starts the sandbox with the address of the future service. @param ports free ports */
  static async start(ports: { readonly service: number; readonly sandbox: number }): Promise<PaymentWalk> {
    const sandbox = await startSandboxProcess(ports.sandbox, `http://127.0.0.1:${ports.service}`);
    return new PaymentWalk(sandbox, ports.service);
  }

  /** Opens a service on a new world, and clears the output of the sandbox. */
  async open(): Promise<void> {
    const brands = readBrands('brands');
    const ids = brands.map(({ ID }) => ID);
    this.#service = await startMemoryService({
      port: this.#port,
      publicOrigin: `http://127.0.0.1:${this.#port}`,
      initial: await demoSnapshot(Date.now()),
      payments: readConfig(sandboxSettings(this.sandbox.origin), ids).payments,
    });
    this.#context = new TestContext(createWireAdapter(this.#service.origin));
    this.sandbox.said.length = 0;
  }

  async close(): Promise<void> {
    this.#context?.clear();
    await this.#service?.stop();
  }

  get service(): TestService {
    return assertDefined(this.#service, 'an open service');
  }
  get context(): TestContext {
    return assertDefined(this.#context, 'an open service');
  }

  /** Orders a pack for a player and sends the order to its gateway. */
  async buy(way: GateWay, choice: Invoice = { Type: INVOICE.account, Number: '' }) {
    const { session, socket } = await atDawn(this.context, PHONE);
    const { GoldPacks, WalletPacks } = await socket.call(getShopGoods, {});
    // Gems are sold only for bank transfers and cards.
    const packs = way === 'bank' || way === 'credit' ? WalletPacks : GoldPacks;
    const { GoodsID, GoodsType, ItemID, Amount, Extra, Bonus } = assertDefined(packs[0], 'a pack');
    const before = await holds(socket, ItemID);
    const { token } = session;
    const order = { GoodsID, GoodsType, GateWay: way, Invoice: choice };
    const { OrderID } = await session.visitor.call(createOrder, order, { token });
    const { PaymentURL, TradeNo } = await session.visitor.call(payOrder, { OrderID }, { token });
    return {
      session,
      OrderID,
      TradeNo,
      PaymentURL,
      /** The amount of the pack for a player's first purchase. */
      worth: Amount + Extra + Bonus,
      gained: async (): Promise<number> => (await holds(socket, ItemID)) - before,
      order: async () => assertDefined((await socket.call(getOrders, {})).List[0], 'the order'),
      verify: () => session.visitor.call(verifyMycard, { OrderID }, { token }),
    };
  }
}
