import type { Brand } from '#protocol/brands.ts';
import type { ServiceStatus } from '#protocol/entities/operator.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { Store } from '../ports/store.ts';
import { FlagSnapshot } from './flagSnapshot.ts';
import { FLAGS_TOPIC } from './flagsTopic.ts';
import { readMaintenance } from './maintenancePlan.ts';
import { readMatchers } from '../moderation/wordLists.ts';

/** Holds the operator's switches in memory, so that no call reads them from the database. Reads them again after a change. */
export class FeatureFlags {
  readonly #ports: Pick<Ports, 'store' | 'settings'>;
  #held: FlagSnapshot | undefined;
  #reading: Promise<FlagSnapshot> | undefined;

  constructor({ store, bus, settings }: Pick<Ports, 'store' | 'bus' | 'settings'>) {
    this.#ports = { store, settings };
    bus.subscribe(
      ({ topic }) => {
        if (topic === FLAGS_TOPIC) this.forget();
      },
      () => this.forget(),
    );
  }

  /** The held flags. If they are undefined, call `read`. */
  get held(): FlagSnapshot | undefined {
    return this.#held;
  }

  read(): Promise<FlagSnapshot> {
    if (this.#held !== undefined) return Promise.resolve(this.#held);
    this.#reading ??= this.#readOnce();
    return this.#reading;
  }

  /** Drops the held flags after a change. The next call waits until they are read again. */
  forget(): void {
    this.#held = undefined;
    this.#reading = undefined;
  }

  /** Reads the flags again while calls continue with the held ones, in case a notice of another process was lost. */
  async reread(): Promise<void> {
    this.#reading ??= this.#readOnce();
    await this.#reading;
  }

  #readOnce(): Promise<FlagSnapshot> {
    const { store, settings } = this.#ports;
    const reading = Promise.all([
      readMaintenance(store),
      store.table('switches').find({ where: { SiteID: { in: ['', settings.siteID] } } }),
      readMatchers(store),
      store.table('games').find({ where: { Playable: true } }),
    ])
      .then(([plan, switches, words, games]) => {
        const playableGames = games.map(({ GameCode }) => GameCode);
        const { siteID, openParts: declared = [], devTools } = settings;
        const state = new FlagSnapshot(plan, switches, words, {
          siteID,
          declared,
          playableGames,
          isProduction: !devTools,
        });
        // A read that began before a change answers only the calls that were already waiting for it.
        if (this.#reading === reading) this.#held = state;
        return state;
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    return reading;
  }
}

const flags = new WeakMap<Store, FeatureFlags>();

/** One instance for each store. */
export function featureFlagsOf(ports: Pick<Ports, 'store' | 'bus' | 'settings'>): FeatureFlags {
  const known = flags.get(ports.store);
  if (known !== undefined) return known;
  const made = new FeatureFlags(ports);
  flags.set(ports.store, made);
  return made;
}

export async function statusFor({
  ports,
  brand,
  now,
  nowText,
}: Moment & { readonly brand: Brand }): Promise<ServiceStatus> {
  const state = await featureFlagsOf(ports).read();
  // The brand's capabilities are in the settings, because the brand of the context may have switches applied already.
  const own = ports.settings.brands.find(({ ID }) => ID === brand.ID) ?? brand;
  const held = state.of(own);
  return {
    ServerTime: nowText,
    Maintenance: state.maintenance(now),
    Off: [...held.off].toSorted(),
    Capabilities: held.brand.Capabilities,
    Open: held.open,
  };
}
