import './doors.css';
import { DOORS } from '#games/maths/tables/doors/doors.ts';
import { type Hand, isPair, kindOf, rankOf } from '#games/maths/tables/doors/hands.ts';
import type { DoorsFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { element, setText } from '../../../hud/element.ts';
import { tileBack, tileFace } from '../../pieces/tile.ts';
import { type KindParts, type MakeKind, pause } from '../../screen/TableKind.ts';

/** All tiles slide out, then one after another turns. The house turns last and slower, since all doors are compared with it. */
const DEAL_MS = 460;
const TURN_MS = 200;
const NEXT_MS = 140;
const HOUSE_WAIT_MS = 420;
const END_MS = 320;
const RECENT = 10;
const OWNERS = ['house', ...DOORS] as const;
type Owner = (typeof OWNERS)[number];
const WHITE = 0;

const handOf = (result: TableResult, owner: Owner): Hand => {
  const [first = 0, second = 0] = result[owner] ?? [];
  return [kindOf(first), kindOf(second)];
};
const wins = (result: TableResult, door: Owner): boolean =>
  rankOf(handOf(result, door)) > rankOf(handOf(result, 'house'));

/** Two tiles with the name of their owner, and the rank of the hand once they are turned. */
class Tiles {
  readonly root: HTMLElement;
  readonly #tiles = element('div', { class: 'hand-tiles', 'aria-hidden': 'true' });
  readonly #rank = element('span', { class: 'tiles-rank' });

  constructor(name: string, owner: Owner) {
    this.root = element(
      'div',
      { class: 'tiles', 'data-owner': owner },
      element('b', {}, name),
      this.#tiles,
      this.#rank,
    );
  }

  clear(): void {
    this.#tiles.replaceChildren();
    setText(this.#rank, '');
    this.root.dataset['won'] = 'none';
  }

  /** Lays two tiles with their backs up. Returns the work that turns each of them. */
  deal(hand: Hand): (() => void)[] {
    const tiles = hand.map((kind) => {
      const turning = element('span', { class: 'tile-turn' }, tileBack(), tileFace(kind));
      return element('span', { class: 'tile-place' }, turning);
    });
    this.#tiles.replaceChildren(...tiles);
    return tiles.map((tile) => () => {
      tile.dataset['open'] = 'true';
    });
  }

  tell(rank: string): void {
    setText(this.#rank, rank);
  }

  end(hasWon: boolean): void {
    this.root.dataset['won'] = String(hasWon);
  }
}

/** The tiles of the house and of four doors, and the last rounds. */
const createDoors: MakeKind<DoorsFile> = (parts: KindParts<DoorsFile>) => {
  const { texts, play } = parts;
  const tileName = (kind: number): string =>
    kind === WHITE ? texts.game('tile.0') : texts.game('tile.n').replace('{number}', `${kind}`);
  const rankName = (hand: Hand): string => {
    const [first, second] = hand;
    if (isPair(hand)) return texts.game('hand.pair').replace('{tile}', tileName(first));
    if (Math.max(first, second) === 8 && Math.min(first, second) === 2) return texts.game('hand.twoEight');
    const points = ((first || 0.5) + (second || 0.5)) % 10;
    return texts.game('hand.points').replace('{points}', texts.short(points));
  };
  const nameOf = (owner: Owner): string => (owner === 'house' ? texts.game('owner.house') : texts.place(owner));
  const made: Record<Owner, Tiles> = {
    house: new Tiles(nameOf('house'), 'house'),
    east: new Tiles(nameOf('east'), 'east'),
    south: new Tiles(nameOf('south'), 'south'),
    west: new Tiles(nameOf('west'), 'west'),
    north: new Tiles(nameOf('north'), 'north'),
  };
  const title = (result: TableResult): string => {
    const won = DOORS.filter((door) => wins(result, door));
    if (won.length === 0) return texts.game('result.none');
    if (won.length === DOORS.length) return texts.game('result.all');
    const doors = won.map((door) => texts.place(door)).join(texts.game('listComma'));
    return texts.game('result.wins').replace('{doors}', doors);
  };
  const plate = element('p', { class: 'result-plate', hidden: true, 'aria-hidden': 'true' });
  const stage = element(
    'section',
    { class: 'table-stage' },
    element('div', { class: 'felt', 'aria-hidden': 'true' }),
    made.house.root,
    element('div', { class: 'door-tiles' }, ...DOORS.map((door) => made[door].root)),
    plate,
  );
  const recent = element('div', { class: 'door-marks', 'aria-hidden': 'true' });
  const road = element(
    'section',
    { class: 'road doors', 'aria-label': texts.game('road') },
    element('small', {}, texts.game('road'), element('br'), texts.table('forReference')),
    recent,
  );
  let deals = 0;
  const clear = (): void => {
    deals += 1;
    for (const owner of OWNERS) made[owner].clear();
    plate.hidden = true;
  };
  const end = (result: TableResult): void => {
    for (const door of DOORS) made[door].end(wins(result, door));
    made.house.end(!DOORS.some((door) => wins(result, door)));
    setText(plate, title(result));
    plate.hidden = false;
  };
  clear();
  return {
    stage,
    road,
    setPhase: () => {},
    updateRoad: (history) =>
      recent.replaceChildren(
        ...DOORS.map((door) =>
          element(
            'div',
            {},
            element('b', {}, texts.place(door).slice(0, 1)),
            ...history
              .slice(0, RECENT)
              .toReversed()
              .map(({ Result }) => element('i', { 'data-won': String(wins(Result, door)) })),
          ),
        ),
      ),
    clear,
    async show(result) {
      clear();
      const deal = deals;
      const dealt = OWNERS.map((owner) => ({ owner, hand: handOf(result, owner) })).map(({ owner, hand }) => ({
        owner,
        hand,
        turns: made[owner].deal(hand),
      }));
      play('move');
      await pause(parts, DEAL_MS);
      const [house, ...ofDoors] = dealt;
      for (const { owner, hand, turns } of [...ofDoors, ...(house === undefined ? [] : [house])]) {
        for (const turn of turns) {
          if (owner === 'house') await pause(parts, HOUSE_WAIT_MS);
          if (deal !== deals) return;
          turn();
          play('turn');
          await pause(parts, TURN_MS);
        }
        if (deal !== deals) return;
        made[owner].tell(rankName(hand));
        await pause(parts, NEXT_MS);
      }
      await pause(parts, END_MS);
      if (deal !== deals) return;
      end(result);
      play('result');
    },
    showAtOnce(result) {
      clear();
      for (const owner of OWNERS) {
        const hand = handOf(result, owner);
        for (const turn of made[owner].deal(hand)) turn();
        made[owner].tell(rankName(hand));
      }
      end(result);
    },
    say: (result) =>
      [
        title(result),
        ...OWNERS.map((owner) => {
          const hand = handOf(result, owner);
          return texts
            .game('hand')
            .replace('{owner}', nameOf(owner))
            .replace('{tiles}', hand.map(tileName).join(' '))
            .replace('{rank}', rankName(hand));
        }),
      ].join(texts.text('listComma')),
  };
};
export default createDoors;
