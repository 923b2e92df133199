/** How to use a component, for its documentation page; in English, for developers and designers. */
export interface Guide {
  /** When to take it, and when to take another. */
  readonly usage: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

/** The guide as a story file's parameter: `parameters: { ...guide({ … }) }`. */
export const guide = (about: Guide): { guide: Guide } => ({ guide: about });
