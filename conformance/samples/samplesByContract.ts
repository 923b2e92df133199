/** Well-formed inputs by the name of their contract. */
export type Samples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
