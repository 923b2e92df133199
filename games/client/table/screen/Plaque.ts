import type { Returns } from '#games/maths/tables/returnedCoins.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import { element } from '../../hud/element.ts';
import { sumOf } from '../play/coins.ts';
import { returnedOf } from '../play/returned.ts';
import type { PlayState } from '../play/state.ts';
import type { TableTexts } from '../texts/tableTexts.ts';
import { faceOf, nameOf } from './Seats.ts';

/** The plaque on the rail shows the player's own gain or loss of the round, or else the greatest win of another player. */
export class Plaque {
  readonly root = element('p', { class: 'plaque', hidden: true, 'aria-hidden': 'true' });
  readonly #texts: TableTexts;
  readonly #rules: TableFile;
  #shown: string | undefined;

  constructor(texts: TableTexts, rules: TableFile) {
    this.#texts = texts;
    this.#rules = rules;
  }

  update(state: PlayState): void {
    const { phase, table } = state;
    const round = table?.Shared.Round;
    const key = phase === 'shown' ? round?.TableRoundID : undefined;
    if (key === this.#shown) return;
    this.#shown = key;
    const parts = key === undefined || round?.Drawn === undefined ? [] : this.#partsOf(state, round.Drawn.Result);
    this.root.replaceChildren(...parts);
    this.root.hidden = parts.length === 0;
  }

  #partsOf(state: PlayState, result: TableResult): HTMLElement[] {
    const texts = this.#texts;
    const returned = returnsOf(this.#rules, result);
    const staked = sumOf(state.played);
    const net = sumOf(returnedOf(state.played, returned)) - staked;
    this.root.dataset['result'] = staked === 0 ? 'other' : net > 0 ? 'won' : net === 0 ? 'even' : 'lost';
    if (staked > 0)
      return [element('span', {}, texts.table('ownNet')), element('b', { class: 'number' }, texts.signed(net))];
    const best = bestWin(state.table?.Shared.Chips ?? [], returned);
    if (best === undefined) return [];
    const seat = state.table?.Shared.Seats.find(({ SeatID }) => SeatID === best.seat);
    return [
      faceOf(seat),
      element(
        'span',
        {},
        texts.table('topWin', { name: nameOf(texts, seat, undefined), place: texts.place(best.place) }),
      ),
      element('b', { class: 'number' }, texts.coins(best.coins)),
    ];
  }
}

interface BestWin {
  readonly seat: string;
  readonly place: string;
  readonly coins: number;
}

/** The greatest returned coins of a place that won. */
function bestWin(
  chips: readonly { readonly SeatID: string; readonly Places: Readonly<Record<string, number>> }[],
  returned: Returns,
): BestWin | undefined {
  let best: BestWin | undefined;
  for (const { SeatID, Places } of chips)
    for (const [place, coins] of Object.entries(returnedOf(Places, returned)))
      if (coins > (Places[place] ?? 0) && coins > (best?.coins ?? 0)) best = { seat: SeatID, place, coins };
  return best;
}
