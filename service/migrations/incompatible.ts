/** A statement that may break a process of the previous version, with the reason. */
export interface Incompatibility {
  readonly migration: string;
  readonly statement: string;
  readonly why: string;
}

const RULES: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bDROP\s+TABLE\b/i, 'it drops a table'],
  [/\bDROP\s+COLUMN\b/i, 'it drops a column'],
  [/\bRENAME\b/i, 'it renames a table or a column'],
  [/\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'it changes the type of a column'],
  [/\bSET\s+NOT\s+NULL\b/i, 'it refuses NULL in a column'],
  [/\bADD\s+(?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN)\b/i, 'it adds a constraint'],
  [/\bCREATE\s+UNIQUE\s+INDEX\b/i, 'it refuses doubles'],
];

/** The previous version inserts rows without a column that it does not know. */
const hasNoDefault = (statement: string): boolean =>
  /\bADD\s+COLUMN\b/i.test(statement) && /\bNOT\s+NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement);

/**
 * Finds the statements that break processes of the previous version, which still run while the first new process
 * migrates. A table that the same migrations create is unknown to the previous version, so it may change.
 */
export function findIncompatible(
  migrations: readonly { readonly name: string; readonly statements: readonly string[] }[],
): readonly Incompatibility[] {
  return migrations.flatMap(({ name, statements }) => {
    const created = new Set(statements.flatMap((each) => /^\s*CREATE TABLE "(\w+)"/.exec(each)?.[1] ?? []));
    const isNew = (statement: string): boolean => {
      const table = /\b(?:TABLE|ON)\s+"(\w+)"/.exec(statement)?.[1];
      return table !== undefined && created.has(table);
    };
    return statements
      .filter((statement) => !isNew(statement))
      .flatMap((statement) => {
        const why = RULES.find(([pattern]) => pattern.test(statement))?.[1];
        if (why !== undefined) return [{ migration: name, statement, why }];
        return hasNoDefault(statement)
          ? [{ migration: name, statement, why: 'it adds a column that must have a value and has no default' }]
          : [];
      });
  });
}
