import { describe, expect, it } from 'vitest';
import { findIncompatible } from './incompatible.ts';
import { MIGRATIONS } from './index.ts';

/**
 * Migrations with `up`, or with statements that break the previous version, and why they are allowed. A removal needs two versions: the
 * first stops using the column or table, the second removes it.
 */
const ALLOWED: Readonly<Record<string, string>> = {};

describe('a migration', () => {
  it.each(['postgres', 'sqlite'] as const)('lets processes of the previous version continue on %s', (dialect) => {
    const all = MIGRATIONS.map(({ name, statements }) => ({ name, statements: statements(dialect) }));
    expect(findIncompatible(all).filter(({ migration }) => ALLOWED[migration] === undefined)).toEqual([]);
  });

  it('has no `up` that was not examined', () => {
    const unexamined = MIGRATIONS.filter(({ name, up }) => up !== undefined && ALLOWED[name] === undefined);
    expect(unexamined).toEqual([]);
  });

  it.each([
    ['DROP TABLE "players"', 'it drops a table'],
    ['ALTER TABLE "players" DROP COLUMN "Name"', 'it drops a column'],
    ['ALTER TABLE "players" RENAME COLUMN "Name" TO "Title"', 'it renames a table or a column'],
    ['ALTER TABLE "players" RENAME TO "people"', 'it renames a table or a column'],
    ['ALTER TABLE "players" ALTER COLUMN "Gold" TYPE TEXT', 'it changes the type of a column'],
    ['ALTER TABLE "players" ALTER COLUMN "Gold" SET DATA TYPE TEXT', 'it changes the type of a column'],
    ['ALTER TABLE "players" ALTER COLUMN "Gold" SET NOT NULL', 'it refuses NULL in a column'],
    ['ALTER TABLE "players" ADD CONSTRAINT "c" CHECK ("Gold" > 0)', 'it adds a constraint'],
    ['CREATE UNIQUE INDEX "i" ON "players" ("Name")', 'it refuses doubles'],
    [
      'ALTER TABLE "players" ADD COLUMN "New" BIGINT NOT NULL',
      'it adds a column that must have a value and has no default',
    ],
  ])('is refused with %s', (statement, why) => {
    expect(findIncompatible([{ name: 'x', statements: [statement] }])).toEqual([{ migration: 'x', statement, why }]);
  });

  it.each([
    [['CREATE TABLE "new" (\n  "ID" TEXT NOT NULL\n)', 'CREATE UNIQUE INDEX "i" ON "new" ("ID")']],
    [['ALTER TABLE "players" ADD COLUMN "New" BIGINT NOT NULL DEFAULT 0']],
    [['CREATE INDEX "players by New" ON "players" ("New")']],
    [['UPDATE "games" SET "Volatility" = 1']],
  ])('is allowed with %s', (statements) => {
    expect(findIncompatible([{ name: 'x', statements }])).toEqual([]);
  });
});
