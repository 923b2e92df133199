import { type NameKind, skeletonsOfAll } from '#domain/name/nameSkeletons.ts';
import type { SqlConnection } from '#store/sql/connection.ts';
import { createTables, type Migration } from '#store/sql/migration.ts';

const created = createTables('0042-name-skeletons', {
  nameSkeletons: {
    columns: { Kind: 'text', Skeleton: 'text', OwnerID: 'text' },
    key: ['Kind', 'Skeleton'],
    indexes: [['OwnerID']],
  },
});

/** Owners of names by kind, oldest first. Of two names that look the same the older keeps the skeleton. */
const NAMES: Readonly<Record<NameKind, string>> = {
  // A deleted player's name is a placeholder, and its key begins with "#".
  player: `SELECT "PlayerID" AS "ID", "Name" FROM "players" WHERE "NameKey" NOT LIKE '#%' ORDER BY "RegistTime", "PlayerID"`,
  club: `SELECT "ClubID" AS "ID", "ClubName" AS "Name" FROM "clubs" ORDER BY "CreateTime", "ClubID"`,
  alliance: `SELECT "AllianceID" AS "ID", "AllianceName" AS "Name" FROM "alliances" ORDER BY "CreateTime", "AllianceID"`,
};

/** The rows of one statement. Both databases limit the values of a statement to some thousand. */
const BATCH_SIZE = 250;

async function fillKind(connection: SqlConnection, kind: NameKind): Promise<void> {
  const names = (await connection.all(NAMES[kind])).map((row) => ({
    ownerID: String(row['ID']),
    name: String(row['Name']),
  }));
  const rows = [...skeletonsOfAll(kind, names, new Set())];
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE);
    const places = batch.map((_, at) => `($${at * 3 + 1}, $${at * 3 + 2}, $${at * 3 + 3})`);
    await connection.all(
      `INSERT INTO "nameSkeletons" ("Kind", "Skeleton", "OwnerID") VALUES ${places.join(', ')}`,
      batch.flatMap(({ Kind, Skeleton, OwnerID }) => [Kind, Skeleton, OwnerID]),
    );
  }
}

/** The skeleton of each name, unique from now on. Names that look like an older name stay and are marked. */
export const nameSkeletons: Migration = {
  ...created,
  fill: async (connection) => {
    for (const kind of ['player', 'club', 'alliance'] as const) await fillKind(connection, kind);
  },
};
