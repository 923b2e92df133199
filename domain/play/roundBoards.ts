import * as endpoints from '#protocol/endpoints/play.ts';
import type { RoundBoard } from '#protocol/entities/round.ts';
import { fail } from '#protocol/failure.ts';
import type { PublishedBoards } from '#protocol/wallet/index.ts';
import { answerPrepared } from '../dispatch/handler.ts';
import { type GameProvider, ProviderUnreachable } from '../ports/gameProvider.ts';
import type { Ports } from '../ports/index.ts';
import { signedIn } from '../session/signedIn.ts';
import { providerOfGame, providerOfRound } from './gameProviders.ts';

type Published = PublishedBoards['rounds'][number];

const toBoard = ({ ID }: GameProvider, { round, board }: Published): RoundBoard => ({
  RoundID: `${ID}:${round}`,
  Columns: board.columns,
  Marked: board.marked ?? [],
  ...(board.win && {
    Best: {
      ...(board.win.line !== undefined && { Line: board.win.line }),
      Symbol: board.win.symbol,
      Count: board.win.count,
    },
  }),
});

/** Groups rounds by their provider. Rounds without one have no board. */
function byProvider(ports: Ports, RoundIDs: readonly string[]): ReadonlyMap<GameProvider, readonly string[]> {
  const groups = new Map<GameProvider, string[]>();
  for (const RoundID of RoundIDs) {
    const found = providerOfRound(ports, RoundID);
    if (found !== undefined) groups.set(found.provider, [...(groups.get(found.provider) ?? []), found.round]);
  }
  return groups;
}

/** Undefined if a provider does not answer. */
async function reached<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
}

/** A provider is asked only for the player's own rounds, and it checks the player again. */
export const getRoundBoards = answerPrepared(
  endpoints.getRoundBoards,
  async ({ RoundIDs }, context) => {
    const { PlayerID } = signedIn(context);
    const { ports } = context;
    const rounds = ports.games?.rounds;
    if (rounds === undefined) return { List: [], Unreachable: false };
    const rows = await ports.store.table('rounds').getMany(RoundIDs.map((RoundID) => [RoundID]));
    const own = rows.flatMap((row) => (row?.PlayerID === PlayerID ? [row.RoundID] : []));
    const answers = await Promise.all(
      [...byProvider(ports, own)].map(async ([provider, ids]) => {
        const found = await reached(rounds.readBoards(provider, ids, PlayerID));
        return found?.filter(({ round }) => ids.includes(round)).map((board) => toBoard(provider, board));
      }),
    );
    return { List: answers.flatMap((boards) => boards ?? []), Unreachable: answers.includes(undefined) };
  },
  (_request, _context, _db, boards) => Promise.resolve(boards),
);

export const getGameSymbols = answerPrepared(
  endpoints.getGameSymbols,
  ({ GameCode }, context) => {
    const provider = providerOfGame(context, GameCode);
    return reached(provider && context.ports.games?.rounds?.readSymbols(provider, GameCode));
  },
  async ({ GameCode }, _context, db, symbols) => {
    if ((await db.table('games').get(GameCode)) === undefined) return fail(300011);
    return { Symbols: symbols ?? {} };
  },
);
