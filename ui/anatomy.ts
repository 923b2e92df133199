/** The groups of components, in the order of the table of contents, Storybook's sidebar and `docs/components.md`. */
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

/** The public description of a component: brands override tokens by its parts, tests and stories rely on its states. */
export interface Anatomy {
  /** The component's name: the name of its folder and the end of its story's title. */
  readonly name: string;
  readonly group: ComponentGroup;
  /** The purpose in one sentence. */
  readonly summary: string;
  /** The exports of its folder: the component and those that belong to it. */
  readonly members: readonly string[];
  /**
   * Every `data-part` that it renders itself, each with the values of its `data-state` (none: no state). Names are unique in the whole
   * library: the root part is the component's name in kebab case, the others begin with it.
   */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Keys and their effects. Empty for a component that the keyboard cannot reach. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** The pattern of the ARIA Authoring Practices that it follows, by its name in the address: `dialog-modal`. */
  readonly pattern?: string;
  /** Announcements of screen readers, live regions, and names that the page has to give. */
  readonly accessibility: string;
}

/**
 * Declares a component's anatomy. It is data for the inventory, the documentation pages, the brands' overrides and the tests that compare
 * rendered pages with it. Components do not import it, so it adds nothing to a page.
 */
export const anatomy = (parts: Anatomy): Anatomy => parts;
