import type { JackpotName, TickerItem } from '#protocol/entities/game.ts';
import { PRIZE_LEVEL, WIN_TYPE, type WinType } from '#protocol/entities/pride.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { jackpotIDOf } from '#protocol/rules/jackpotID.ts';
import { type GamePrize, isFixedPrize, prizeTitleOf } from '#protocol/rules/prizeTitle.ts';
import { tellRoomsOfWin } from '../connection/roomWins.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import { publishTicker } from '../announcement/ticker.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

interface Winner {
  readonly player: PlayerRow;
  readonly game: RowOf<Tables['games']>;
  readonly Provider: string;
  /** All prizes of the game. */
  readonly prizes: readonly GamePrize[];
}

interface Won {
  readonly MachineNo: number;
  readonly Bet: number;
  readonly Win: number;
  readonly Jackpot: JackpotName | '';
}

/**
 * Announces a win of at least 50 times the bet, or of a pool, by a banner for players with announcements on and a line of the ticker
 * (decisions §8), and in the live rooms of the game where the winner is a viewer. Does nothing for other rounds.
 */
export async function announceWin(
  tx: Transaction,
  { ports, nowText }: Moment,
  { MachineNo, Bet, Win, Jackpot }: Won,
  { player, game, Provider, prizes }: Winner,
): Promise<void> {
  const isBig = Bet > 0 && Win >= Bet * ECONOMY.Play.BannerMultiple;
  const isFixed = isFixedPrize(Jackpot, prizes);
  if (Win === 0 || (!isBig && (Jackpot === '' || isFixed))) return;
  const { GameCode } = game;
  const { Name: PlayerName, PictureURL } = summaryOf(player);
  const Multiple = Bet === 0 ? 0 : Math.floor(Win / Bet);
  const WinType = isFixed ? WIN_TYPE.bigPrize : winTypeOf(Jackpot);
  // A prize without a jackpot's id has the name of its level.
  const hasID = Jackpot !== '' && prizeTitleOf(Jackpot, prizes).kind === 'jackpot';
  publish(tx, winAnnounced, topicOf.pride, {
    PlayerName,
    PictureURL,
    GameCode,
    Provider,
    WinType,
    Amount: Win,
    AlertInfo: {
      SymbolNo: MachineNo,
      Multiple,
      ActName: Jackpot,
      MultipleIdx: Jackpot === '' || Jackpot === 'vault' || Jackpot === 'pool' ? 0 : PRIZE_LEVEL[Jackpot],
      ...(hasID && {
        JackpotID: jackpotIDOf(
          Jackpot,
          prizes.map(({ Name }) => Name),
        ),
      }),
    },
  });
  const line: TickerItem = {
    Type: 1,
    ID: ports.random.uuid(),
    PlayerName,
    GameCode,
    GameNames: game.GameNames,
    Amount: Win,
    CreateTime: nowText,
  };
  await tx.table('tickerItems').insert({ ID: line.ID, Item: line, CreateTime: nowText });
  await publishTicker(tx, nowText);
  await tellRoomsOfWin(tx, player.PlayerID, { PlayerName, PictureURL, GameCode, Amount: Win, Multiple });
}

function winTypeOf(jackpot: JackpotName | ''): WinType {
  if (jackpot === '') return WIN_TYPE.bigPrize;
  if (jackpot === 'vault') return WIN_TYPE.vault;
  return jackpot === 'pool' ? WIN_TYPE.pool : WIN_TYPE.jackpot;
}
