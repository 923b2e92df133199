import type { Migration } from '#store/sql/migration.ts';

/**
 * Games had a volatility of 1 low, 2 medium, 3 high. The scale of the PAR sheet has five steps (decision 0142), and the
 * old values become 2, 3 and 4.
 * A world on the new scale has a game above 3 and stays unchanged.
 */
export const volatility: Migration = {
  name: '0061-volatility',
  statements: () => [
    `UPDATE "games" SET "Volatility" = "Volatility" + 1 WHERE NOT EXISTS (SELECT 1 FROM "games" WHERE "Volatility" > 3)`,
  ],
};
