import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The times of the last proofs of a session's player, in general and by a code. Existing sessions count as old. */
export const sessionProof: Migration = {
  name: '0026-session-proof',
  statements: (dialect) => addColumns(dialect, 'sessions', { ProofTime: ['text', ''], CodeTime: ['text', ''] }),
};
