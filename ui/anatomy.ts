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
  /** The component's name, which is the name of its folder and the end of its story's title. */
  readonly name: string;
  readonly group: ComponentGroup;
  /** The purpose in one sentence. */
  readonly summary: string;
  /** The exports of the component's folder: the component and its parts. */
  readonly members: readonly string[];
  /**
   * Every `data-part` that the component renders itself, each with the values of its `data-state` (none: no state). Names are unique in the
   * whole library. The root part is the component's name in kebab case, and the other names begin with it.
   */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Keys and their effects. Empty for a component that the keyboard cannot reach. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** The pattern of the ARIA Authoring Practices that the component follows, by its name in the address: `dialog-modal`. */
  readonly pattern?: string;
  /** Announcements of screen readers, live regions, and names that the page must provide. */
  readonly accessibility: string;
}

/**
 * Declares a component's anatomy. The data serve the inventory, the documentation pages, the brands' overrides and the tests that compare
 * rendered pages with the anatomy. Components do not import their anatomy, so it adds nothing to a page.
 */
export const anatomy = (parts: Anatomy): Anatomy => parts;
