import type { Brand, Capabilities } from '#protocol/brands.ts';
import { type Maintenance, type OpenParts, type Part, PARTS } from '#protocol/entities/operator.ts';
import { fail } from '#protocol/failure.ts';
import { CONTRACTS_OF, openPartsOf } from '../capabilities/openParts.ts';
import type { MaintenancePlan } from './maintenancePlan.ts';
import { gameSwitch } from './gameSwitchName.ts';
import type { RowOf, Tables } from '../tables.ts';
import type { WordMatchers } from '../moderation/wordLists.ts';

/** Whether a closed service still answers a call, such as development tools and the call for its status. */
const stillAnswers = (contract: CalledContract): boolean =>
  contract.group === 'dev' || contract.name === 'getServiceStatus';
/** The wait if the operator set no duration. */
const WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;

type SwitchRow = RowOf<Tables['switches']>;

export interface CalledContract {
  readonly name: string;
  readonly group: string;
}

interface BrandState {
  readonly brand: Brand;
  readonly off: ReadonlySet<string>;
  readonly open: OpenParts;
  readonly playableGames: ReadonlySet<string>;
}

/** The facts that decide besides the operator's switches: the site, the declared parts, and the games that can be played. */
export interface Offer {
  readonly siteID: string;
  readonly declared: readonly Part[];
  readonly playableGames: readonly string[];
  readonly isProduction: boolean;
}

/** The operator's decisions at the time of the read. It does not change until they are read again. */
export class FlagSnapshot {
  readonly words: WordMatchers;
  readonly #plan: MaintenancePlan;
  readonly #switches: readonly SwitchRow[];
  readonly #offer: Offer;
  readonly #brands = new WeakMap<Brand, BrandState>();

  /** @param switches the switches of this site */
  constructor(plan: MaintenancePlan, switches: readonly SwitchRow[], words: WordMatchers, offer: Offer) {
    this.#plan = plan;
    this.#offer = offer;
    // The narrowest switch comes last, so that it wins.
    this.#switches = switches.toSorted((a, b) => narrowness(a) - narrowness(b));
    this.words = words;
  }

  /** @param now milliseconds */
  isClosed(now: number): boolean {
    return this.#plan.From !== '' && Date.parse(this.#plan.From) <= now;
  }

  maintenance(now: number): Maintenance {
    const { From, Until, Message } = this.#plan;
    return { On: this.isClosed(now), From, Until, Message };
  }

  /**
   * Admits a call.
   *
   * @returns the brand with its current capabilities
   * @throws Failure 300010 during maintenance, 300009 if the function is off
   */
  admit(contract: CalledContract, brand: Brand, now: number): Brand {
    if (this.isClosed(now) && !stillAnswers(contract)) fail(300010, { RetryAfter: this.#wait(now) });
    const held = this.of(brand);
    if (held.off.has(contract.group) || held.off.has(contract.name)) fail(300009);
    return held.brand;
  }

  /** A brand with the operator's switches applied, and the parts of the protocol that are off for the brand. */
  of(brand: Brand): BrandState {
    const known = this.#brands.get(brand);
    if (known !== undefined) return known;
    const values = new Map<string, string>();
    for (const { Name, Brand: only, Value } of this.#switches) {
      if (only === '' || only === brand.ID) values.set(Name, Value);
    }
    const state = this.#stateOf(brand, values);
    this.#brands.set(brand, state);
    return state;
  }

  #stateOf(brand: Brand, values: ReadonlyMap<string, string>): BrandState {
    const { siteID, declared, playableGames, isProduction } = this.#offer;
    const effective = { ...brand, Capabilities: capabilitiesOf(brand.Capabilities, values) };
    const listed = new Set(playableGames.filter((code) => values.get(gameSwitch(code)) !== 'off'));
    const open = openPartsOf(effective, values, { siteID, declared, isProduction, hasPlayableGame: listed.size > 0 });
    const off = [...values].filter(([name, value]) => value === 'off' && !isCapability(name)).map(([name]) => name);
    const closed = PARTS.filter((part) => !open[part]).flatMap((part) => CONTRACTS_OF[part]);
    return { brand: effective, off: new Set([...off, ...closed]), open, playableGames: listed };
  }

  #wait(now: number): number {
    const left = Math.ceil((Date.parse(this.#plan.Until) - now) / 1000);
    return left > 0 ? Math.min(left, LONGEST_WAIT_SECONDS) : WAIT_SECONDS;
  }
}

const isCapability = (name: string): boolean => /^[A-Z]/.test(name);
const narrowness = ({ Brand: brand, SiteID }: SwitchRow): number => (brand === '' ? 0 : 2) + (SiteID === '' ? 0 : 1);

function capabilitiesOf(own: Capabilities, values: ReadonlyMap<string, string>): Capabilities {
  const item = values.get('WalletItem');
  const may = (name: 'Live' | 'RedEnvelopeSending'): boolean => {
    const value = values.get(name);
    return value === undefined ? own[name] : value === 'on';
  };
  return {
    WalletItem: item === 'gem' || item === 'point' ? item : own.WalletItem,
    Live: may('Live'),
    RedEnvelopeSending: may('RedEnvelopeSending'),
  };
}
