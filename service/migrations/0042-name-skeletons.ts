import { z } from 'zod';
import { type NameKind, skeletonsOfAll } from '#domain/name/nameSkeletons.ts';
import { createTables, type Migration, type MigrationStep } from '#store/sql/migration.ts';

const created = createTables('0042-name-skeletons', {
  nameSkeletons: {
    columns: { Kind: 'text', Skeleton: 'text', OwnerID: 'text' },
    key: ['Kind', 'Skeleton'],
    indexes: [['OwnerID']],
  },
});

const Named = z.object({ ID: z.string(), Name: z.string() });

/** Owners of names by kind, oldest first. Of two names that look the same the older keeps the skeleton. */
const NAMES: Readonly<Record<NameKind, string>> = {
  // A deleted player's name is a placeholder, and its key begins with "#".
  player: `SELECT "PlayerID" AS "ID", "Name" FROM "players" WHERE "NameKey" NOT LIKE '#%' ORDER BY "RegistTime", "PlayerID"`,
  club: `SELECT "ClubID" AS "ID", "ClubName" AS "Name" FROM "clubs" ORDER BY "CreateTime", "ClubID"`,
  alliance: `SELECT "AllianceID" AS "ID", "AllianceName" AS "Name" FROM "alliances" ORDER BY "CreateTime", "AllianceID"`,
};

/** The rows of one statement, whose text would otherwise grow without end. */
const BATCH_SIZE = 250;

async function fillKind({ queryInterface, transaction }: MigrationStep, kind: NameKind): Promise<void> {
  const [found] = await queryInterface.sequelize.query(NAMES[kind], { transaction });
  const names = z.array(Named).parse(found);
  const rows = [
    ...skeletonsOfAll(
      kind,
      names.map(({ ID, Name }) => ({ ownerID: ID, name: Name })),
      new Set(),
    ),
  ];
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE);
    await queryInterface.bulkInsert(
      'nameSkeletons',
      batch.map(({ Kind, Skeleton, OwnerID }) => ({ Kind, Skeleton, OwnerID })),
      { transaction },
    );
  }
}

/** The skeleton of each name, unique from now on. Names that look like an older name stay and are marked. */
export const nameSkeletons: Migration = {
  ...created,
  up: async (step) => {
    for (const kind of ['player', 'club', 'alliance'] as const) await fillKind(step, kind);
  },
};
