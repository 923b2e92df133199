/** Well-formed inputs by the name of their row. */
export type Samples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
