import { roundOfTransfer } from '../../ledger/roundTransfer.ts';
import type { RowOf, Tables } from '../../tables.ts';
import { HOUR, MINUTE, type WorldSource } from '../source.ts';
import { stakeFor } from '../stakes.ts';
import type { WorldPart } from './part.ts';

type GameRow = RowOf<Tables['games']>;
type RoundRow = RowOf<Tables['rounds']>;
type HonorRow = RowOf<Tables['honors']>;

/** Wins of these players are honors, with the newest and the oldest pinned. Other players have an honor occasionally. */
const PINNED_BESIDE_OLDEST: Readonly<Record<string, number>> = { '10000001': 1, '10000002': 2, '10000007': 0 };
const MIN_BET = 20;

/** The machine of a player. It is the same for all rounds of a game. */
const machineOf = (playerID: string, game: GameRow): number => 1 + ((Number(playerID) * 7 + game.Position * 131) % 999);

/** The stake of a round that changed the player's gold by an amount. A loss is the whole stake, a big win a multiple of it. */
function betOf({ faker }: WorldSource, change: number, isBig: boolean): number {
  if (change < 0) return -change;
  const part = isBig ? faker.number.int({ min: 20, max: 46 }) : faker.number.int({ min: 1, max: 8 });
  return Math.max(MIN_BET, Math.floor(change / part));
}

/** The game of a round and its stake: another game if the drawn game has no such round. */
function placeOf(
  drawn: GameRow,
  games: readonly GameRow[],
  { bet, change }: { readonly bet: number; readonly change: number },
): { readonly game: GameRow; readonly Bet: number } {
  for (const game of [drawn, ...games]) {
    const Bet = stakeFor(game.GameCode, bet, change);
    if (Bet !== undefined) return { game, Bet };
  }
  throw new Error('every game has a ladder of stakes');
}

/** The rounds of the bank book with their honors, recent games and favourites. */
export const honorPart: WorldPart = async (tx, { source, players, games }) => {
  const { faker } = source;
  const owners = new Map(players.map(({ row }) => [`player:${row.PlayerID}`, row.PlayerID]));
  const entries = await tx.table('entries').find({
    where: { Owner: { in: [...owners.keys()] }, TransferID: { like: 'round:demo-round-%' } },
    order: [
      ['CreateTime', 'asc'],
      ['TransferID', 'asc'],
    ],
  });
  const rounds: RoundRow[] = [];
  const honors: HonorRow[] = [];
  for (const { TransferID, Owner, Amount, CreateTime } of entries) {
    const PlayerID = owners.get(Owner) ?? '';
    const drawn = faker.helpers.arrayElement(games);
    const isBig = Amount > MIN_BET * 46 && (PlayerID in PINNED_BESIDE_OLDEST || faker.datatype.boolean(0.1));
    const { game, Bet } = placeOf(drawn, games, { bet: betOf(source, Amount, isBig), change: Amount });
    const RoundID = roundOfTransfer(TransferID) ?? TransferID;
    const MachineNo = machineOf(PlayerID, game);
    const { GameCode, Provider } = game;
    const round = {
      RoundID,
      PlayerID,
      GameCode,
      MachineNo,
      Bet,
      Win: Bet + Amount,
      Jackpot: '',
      CreateTime,
      GrantID: '',
    };
    rounds.push(round);
    if (isBig) {
      const { Win } = round;
      const ID = faker.string.uuid();
      honors.push({ ID, PlayerID, RoundID, GameCode, Provider, MachineNo, Bet, Win, Pinned: 2, CreateTime });
    }
  }
  await tx.table('rounds').insert(rounds);
  await tx.table('honors').insert(pinned(honors));
  await tx.table('recentGames').insert(recentGames(rounds));
  await tx.table('favouriteGames').insert(
    players.slice(0, 7).flatMap(({ row }, at) =>
      faker.helpers.arrayElements(games, 2 + (at % 4)).map(({ GameCode }, place) => ({
        PlayerID: row.PlayerID,
        GameCode,
        CreateTime: source.ago(place * 3 * HOUR + at * MINUTE),
      })),
    ),
  );
};

function pinned(honors: readonly HonorRow[]): readonly HonorRow[] {
  const chosen = new Set(
    Object.entries(PINNED_BESIDE_OLDEST).flatMap(([playerID, beside]) => {
      const own = honors.filter(({ PlayerID }) => PlayerID === playerID);
      return [...own.slice(0, beside === 0 ? 0 : 1), ...own.slice(-1 - beside, -1)];
    }),
  );
  return honors.map((honor) => ({ ...honor, Pinned: chosen.has(honor) ? 1 : 2 }));
}

/** The games of each player's rounds. */
function recentGames(rounds: readonly RoundRow[]): readonly RowOf<Tables['recentGames']>[] {
  const byGame = new Map<string, RowOf<Tables['recentGames']>>();
  for (const { PlayerID, GameCode, MachineNo, CreateTime } of rounds) {
    const name = `${PlayerID} ${GameCode}`;
    const Rounds = (byGame.get(name)?.Rounds ?? 0) + 1;
    byGame.set(name, { PlayerID, GameCode, MachineNo, Rounds, LastTime: CreateTime, PlayTime: CreateTime });
  }
  return [...byGame.values()];
}
