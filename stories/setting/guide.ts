/** How to use a component, for its documentation page; in English, for developers and designers. */
export interface Guide {
  /** When to use the component, and when to use another. */
  readonly usage: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

/** Returns the guide as a parameter of a story file: `parameters: { ...guide({ … }) }`. */
export const guide = (about: Guide): { guide: Guide } => ({ guide: about });
