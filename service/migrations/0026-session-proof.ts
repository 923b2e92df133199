import { addColumns, type Migration } from '#store/sql/migration.ts';

/** When the player of a session proved who they are, and by a code; sessions from before this step count as old. */
export const sessionProof: Migration = {
  name: '0026-session-proof',
  statements: (dialect) => addColumns(dialect, 'sessions', { ProofTime: ['text', ''], CodeTime: ['text', ''] }),
};
