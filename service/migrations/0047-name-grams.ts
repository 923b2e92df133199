import { createTables, type Migration } from '#store/sql/migration.ts';

const created = createTables('0047-name-grams', {
  nameGrams: { columns: { Gram: 'text', NameKey: 'text' }, key: ['Gram', 'NameKey'] },
});

/** Creates the parts of one, two and three characters from the endings of the former index. Longer endings stay. */
const fill = `INSERT INTO "nameGrams" ("Gram", "NameKey")
SELECT DISTINCT CASE "Length" WHEN 0 THEN "Part" ELSE substr("Part", 1, "Length") END, "NameKey"
FROM "nameParts" JOIN "players" ON "players"."PlayerID" = "nameParts"."PlayerID",
  (SELECT 0 AS "Length" UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) AS lengths
ORDER BY 1, 2`;

/** A search pages through `nameGrams` in the order of names. It replaces `nameParts`. */
export const nameGrams: Migration = {
  name: created.name,
  statements: (dialect) => [...created.statements(dialect), fill, 'DROP TABLE "nameParts"'],
};
