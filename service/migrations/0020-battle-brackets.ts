import { createTables, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0020-battle-brackets', {
  battleBrackets: {
    columns: { BattleID: 'text', Bracket: 'integer', Players: 'integer', Scored: 'integer' },
    key: ['BattleID', 'Bracket'],
  },
});

/** The number of players in each bracket of a battle. Counting a hundred thousand rows at each read takes too long. */
export const battleBrackets: Migration = {
  name: tables.name,
  statements: (dialect) => [
    ...tables.statements(dialect),
    `INSERT INTO "battleBrackets" ("BattleID", "Bracket", "Players", "Scored")
      SELECT battle."BattleID", bracket."Bracket", COUNT(entry."PlayerID"),
        COALESCE(SUM(CASE WHEN entry."Score" > 0 THEN 1 ELSE 0 END), 0)
      FROM "battles" AS battle
      CROSS JOIN (SELECT 1 AS "Bracket" UNION ALL SELECT 2 UNION ALL SELECT 3) AS bracket
      LEFT JOIN "battleEntries" AS entry
        ON entry."BattleID" = battle."BattleID" AND entry."Bracket" = bracket."Bracket"
      GROUP BY battle."BattleID", bracket."Bracket"`,
  ],
};
