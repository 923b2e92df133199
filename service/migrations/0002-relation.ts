import { createTables, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0002-relation', {
  relations: {
    columns: { PlayerID: 'text', OtherID: 'text', Type: 'integer', CreateTime: 'text' },
    key: ['PlayerID', 'OtherID'],
    indexes: [
      ['PlayerID', 'Type', 'CreateTime'],
      ['OtherID', 'Type'],
    ],
  },
  nameParts: {
    columns: { Part: 'text', PlayerID: 'text' },
    key: ['Part', 'PlayerID'],
    indexes: [['PlayerID']],
  },
});

/** Names have ten characters at most. Selects each ending of the existing names. */
const PLACES = Array.from({ length: 10 }, (_, at) => `SELECT ${at + 1} AS "At"`).join(' UNION ALL ');
const fillNameParts = `INSERT INTO "nameParts" ("Part", "PlayerID")
SELECT DISTINCT substr("NameKey", places."At"), "PlayerID" FROM "players", (${PLACES}) AS places
WHERE places."At" <= length("NameKey")`;

/** The tables of domain/tables/relation.ts. */
export const relation: Migration = {
  name: tables.name,
  statements: (dialect) => [...tables.statements(dialect), fillNameParts],
};
