import type { Changes } from './changes.ts';
import type { ClaimedSpin } from './record.ts';
import type { RecomputedSpin } from './RoundReplay.ts';
import { cellText, windowText, winsText } from './texts.ts';

type Read = Pick<RecomputedSpin, keyof Changes | 'respins'> | Pick<ClaimedSpin, keyof Changes | 'respins'>;

const reelsText = (reels: readonly number[] | undefined): string | undefined =>
  reels?.map((reel) => reel + 1).join(' ') ?? undefined;

/** The changes of a window and the respins of wilds as texts. Those that a spin does not have are undefined. */
export function changeTexts({ mystery, held, grown, board, split, expanded, respins }: Read): Record<string, unknown> {
  const all = (respins ?? []).flatMap((respin, at): [string, unknown][] => {
    const name = `wild respin ${at + 1}`;
    return [
      [`${name} stops`, respin.stops.join(' ')],
      [`${name} window`, windowText(respin.window)],
      [`${name} grown`, reelsText(respin.grown)],
      [`${name} board`, respin.board && windowText(respin.board)],
      [`${name} wins`, winsText(respin.wins)],
    ];
  });
  return {
    mystery,
    held: held?.map(cellText).join(' '),
    grown: reelsText(grown),
    board: board && windowText(board),
    split: split?.map(({ cell, parts }) => `${cellText(cell)} in ${parts}`).join(', '),
    expanded: expanded && `${expanded.symbol} on ${reelsText(expanded.reels) ?? ''} ${expanded.pay}`,
    'wild respins': respins?.length,
    ...Object.fromEntries(all),
  };
}
