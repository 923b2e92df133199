import * as z from 'zod/mini';

/**
 * Returns the schema of a stored list. It drops entries that the entry's schema does not accept, so that an invalid entry does not
 * invalidate the list.
 */
export const listOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list: unknown[]): z.output<Entry>[] =>
      list.flatMap((one) => {
        const read = entry.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    ),
  );
