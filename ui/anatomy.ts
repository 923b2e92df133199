/** Where a component stands in the library's table of contents, Storybook's sidebar and `docs/components.md`, in this order. */
export const componentGroups = [
  'Layout',
  'Text',
  'Actions',
  'Forms',
  'Navigation',
  'Overlays',
  'Feedback',
  'Data',
  'Play',
  'Chat',
] as const;

export type ComponentGroup = (typeof componentGroups)[number];

/** What a component publishes: brands override tokens by its parts, tests and stories rely on its states. */
export interface Anatomy {
  /** The component's name, its folder's name and the end of its story's title. */
  readonly name: string;
  readonly group: ComponentGroup;
  /** What it is for, in one sentence. */
  readonly summary: string;
  /** What of its folder a page imports: the component and those that belong to it. */
  readonly members: readonly string[];
  /**
   * Every `data-part` that it renders itself, each with the values its `data-state` can have (none: it has no state). Names
   * are unique in the whole library: the root part is the component's name in kebab case, the others begin with it.
   */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Keys and what they do; empty for what cannot be reached by keyboard. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** The pattern of the ARIA Authoring Practices that it follows, by its name in the address: `dialog-modal`. */
  readonly pattern?: string;
  /** What a screen reader is told and when, live regions, names that the page has to give. */
  readonly accessibility: string;
}

/**
 * Declares a component's anatomy. It is data for the inventory, the documentation pages, the brands' overrides and the tests
 * that hold rendered pages to it; components do not import it, so it costs a page nothing.
 */
export const anatomy = (parts: Anatomy): Anatomy => parts;
