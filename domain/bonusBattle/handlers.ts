import type { BonusBattle } from '#protocol/entities/event.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/bonusBattle.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import {
  type Battle,
  battlesAt,
  bonusOf,
  BRACKETS,
  bracketOf,
  kindOf,
  NO_RACE,
  poolOf,
  rankOf,
  sharesOf,
  STANDING,
} from './battle.ts';
import { addToBracket, bracketCount, openBrackets } from './brackets.ts';

export { getRaceBoard, getRaces, joinRace, watchRace } from './race/handlers.ts';

export const getBonusBattles = answer(operations.getBonusBattles, async (_request, { player, now }, db) => {
  const List: BonusBattle[] = [];
  for (const battle of battlesAt(now)) List.push(await describeBattle(db, battle, player));
  return { List, Total: List.length };
});

export const joinBonusBattle = answer(
  operations.joinBonusBattle,
  async ({ BattleID }, { player, now, nowText }, tx) => {
    const battle = battlesAt(now).find((each) => each.BattleID === BattleID);
    if (battle === undefined) fail(300016);
    const { PlayerID } = player;
    await tx.lock([`battle:${BattleID}`, `player:${PlayerID}`]);
    if ((await tx.table('battleEntries').get(BattleID, PlayerID)) !== undefined) fail(300015);
    if ((await tx.table('battles').get(BattleID)) === undefined) {
      await tx.table('battles').insert({ BattleID, EndTime: battle.EndTime, SettleTime: '' });
      await openBrackets(tx, BattleID);
    }
    const Bracket = bracketOf(player.VIPLevel);
    await addToBracket(tx, BattleID, Bracket, { Players: 1 });
    await tx.table('battleEntries').insert({
      BattleID,
      PlayerID,
      Bracket,
      Score: 0,
      ScoreTime: '',
      Rank: 0,
      Bonus: 0,
      JoinTime: nowText,
      ...NO_RACE,
    });
    return describeBattle(tx, battle, player);
  },
);

export const getBattleStanding = answer(
  operations.getBattleStanding,
  async ({ BattleID, Bracket, Page, PerPage }, { now }, db) => {
    const held = await db.table('battles').get(BattleID);
    if (held === undefined && !battlesAt(now).some((battle) => battle.BattleID === BattleID)) fail(300011);
    const where = { BattleID, Bracket, Score: { gt: 0 } };
    const entries = db.table('battleEntries');
    const offset = (Page - 1) * PerPage;
    const rows = await entries.find({ where, order: STANDING, limit: PerPage, offset });
    const players = await db.table('players').find({ where: { PlayerID: { in: rows.map((row) => row.PlayerID) } } });
    const summaries = new Map(players.map((player) => [player.PlayerID, summaryOf(player)]));
    return {
      List: rows.flatMap(({ PlayerID, Score }, at) => {
        const Player = summaries.get(PlayerID);
        const Rank = offset + at + 1;
        return Player === undefined ? [] : [{ Rank, Player, Score, Bonus: bonusOf(kindOf(BattleID), Bracket, Rank) }];
      }),
      Total: (await bracketCount(db, BattleID, Bracket)).Scored,
      Settled: held !== undefined && held.SettleTime !== '',
    };
  },
);

async function describeBattle(db: Reader, battle: Battle, player: PlayerRow): Promise<BonusBattle> {
  const { BattleID, Kind, Rule, StartTime, EndTime } = battle;
  const own = await db.table('battleEntries').get(BattleID, player.PlayerID);
  const Brackets = [];
  for (const bracket of BRACKETS) {
    const { Bracket } = bracket;
    const { Players } = await bracketCount(db, BattleID, Bracket);
    Brackets.push({ ...bracket, Pool: poolOf(Kind, Bracket), Players });
  }
  return {
    BattleID,
    Kind,
    Rule,
    StartTime,
    EndTime,
    Brackets,
    Shares: [...sharesOf(Kind)],
    Joined: own !== undefined,
    Bracket: own?.Bracket ?? bracketOf(player.VIPLevel),
    Score: own?.Score ?? 0,
    Rank: own === undefined ? 0 : await rankOf(db, own),
  };
}
