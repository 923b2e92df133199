import { type Brand, hasLive } from '#protocol/brands.ts';
import type { OpenParts, Part } from '#protocol/entities/operator.ts';

/** The facts that decide whether a part is open, in addition to the operator's switches. */
export interface PartFacts {
  readonly siteID: string;
  /** `OPEN_PARTS` of the service. */
  readonly declared: readonly Part[];
  /** Whether a game of this brand can be played and is listed. */
  readonly hasPlayableGame: boolean;
  /** Whether the service is open to players, not for development. */
  readonly isProduction: boolean;
}

/** Contracts that a closed part refuses with 300009, by name or group. */
export const CONTRACTS_OF: Readonly<Record<Part, readonly string[]>> = {
  // The levels of a bought pass ticket need rounds, and the score of a battle needs rounds too.
  Games: ['enterGame', 'buyPassTicket', 'joinBonusBattle', 'joinRace'],
  Shop: ['createOrder', 'exchangeGemToGold', 'exchangePointToGold'],
  Live: ['live'],
};

/** The part is closed if the brand does not have this group of the protocol. */
const GROUP_OF: Readonly<Record<Part, string>> = { Games: 'play', Shop: 'shop', Live: 'live' };

/**
 * Decides which parts are open for a brand.
 *
 * An operator's switch of the part's name decides. Without a switch, a part is open if it is declared. Games are also open if one of them
 * can be played. Live needs a brand and a site with live rooms in any case. In production the shop needs a game that can be played, because
 * it sells only usable goods.
 *
 * @param brand the brand with the switches of its capabilities applied
 * @param switches the operator's switches for the brand, by name
 */
export function openPartsOf(
  brand: Pick<Brand, 'Capabilities'>,
  switches: ReadonlyMap<string, string>,
  { siteID, declared, hasPlayableGame, isProduction }: PartFacts,
): OpenParts {
  const isOpen = (part: Part, derived = false): boolean => {
    if (switches.get(GROUP_OF[part]) === 'off') return false;
    const value = switches.get(part);
    return value === undefined ? derived || declared.includes(part) : value === 'on';
  };
  const Games = isOpen('Games', hasPlayableGame);
  return {
    Games,
    Shop: isOpen('Shop') && (!isProduction || (Games && hasPlayableGame)),
    Live: hasLive(brand, siteID) && isOpen('Live'),
  };
}
