import type { JackpotName, TickerItem } from '#protocol/entities/game.ts';
import { PRIZE_LEVEL, WIN_TYPE, type WinType } from '#protocol/entities/pride.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { jackpotIDOf } from '#protocol/rules/jackpotID.ts';
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
  readonly jackpots: readonly JackpotName[];
}

interface Won {
  readonly MachineNo: number;
  readonly Bet: number;
  readonly Win: number;
  readonly Jackpot: JackpotName | '';
}

/**
 * Announces a win of at least 50 times the bet, or of a jackpot: a banner for players with announcements on, and a
 * line of the ticker (decisions §8). Does nothing for other rounds.
 */
export async function announceWin(
  tx: Transaction,
  { ports, nowText }: Moment,
  { MachineNo, Bet, Win, Jackpot }: Won,
  { player, game, Provider, jackpots }: Winner,
): Promise<void> {
  const isBig = Bet > 0 && Win >= Bet * ECONOMY.Play.BannerMultiple;
  if (Win === 0 || (!isBig && Jackpot === '')) return;
  const { GameCode } = game;
  const { Name: PlayerName, PictureURL } = summaryOf(player);
  const WinType = winTypeOf(Jackpot);
  publish(tx, winAnnounced, topicOf.pride, {
    PlayerName,
    PictureURL,
    GameCode,
    Provider,
    WinType,
    Amount: Win,
    AlertInfo: {
      SymbolNo: MachineNo,
      Multiple: Bet === 0 ? 0 : Math.floor(Win / Bet),
      ActName: Jackpot,
      MultipleIdx: Jackpot === '' || Jackpot === 'vault' || Jackpot === 'pool' ? 0 : PRIZE_LEVEL[Jackpot],
      ...(WinType === WIN_TYPE.jackpot && { JackpotID: jackpotIDOf(Jackpot, jackpots) }),
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
}

function winTypeOf(jackpot: JackpotName | ''): WinType {
  if (jackpot === '') return WIN_TYPE.bigPrize;
  if (jackpot === 'vault') return WIN_TYPE.vault;
  return jackpot === 'pool' ? WIN_TYPE.pool : WIN_TYPE.jackpot;
}
