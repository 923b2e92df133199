import { randomUUID } from 'node:crypto';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore, type StoreBackend } from '#domain/store.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';

/** A database that outlives the processes of a test. */
export class SurvivingDatabase {
  readonly #connect: () => Promise<StoreBackend>;
  #open: StoreBackend | undefined;

  constructor(connect: () => Promise<StoreBackend>) {
    this.#connect = connect;
  }
  async open(): Promise<StoreBackend> {
    await this.close();
    this.#open = await this.#connect();
    return this.#open;
  }
  async close(): Promise<void> {
    await this.#open?.close();
    this.#open = undefined;
  }
  /** Fills the database with the demo world of a time. Called once. */
  async seed(now: number): Promise<void> {
    await seedDemoWorld(createStore(await this.open(), { bus: createLocalBus(), uuid: randomUUID }), now);
  }
}
