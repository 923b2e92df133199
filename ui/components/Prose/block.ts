/** A run of words in a text. A string stands for itself. */
export type ProseInline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly children: readonly ProseInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly ProseInline[] }
  | { readonly kind: 'break' };

/** How loud a note is: something to know, to mind, or to beware of. */
export type ProseTone = 'info' | 'warning' | 'danger';

/** A piece of a long text, as data: no markup reaches a page that is not one of these. */
export type ProseBlock =
  | ProseHeading
  | { readonly kind: 'paragraph'; readonly children: readonly ProseInline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly ProseBlock[])[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly ProseInline[])[];
      readonly rows: readonly (readonly (readonly ProseInline[])[])[];
    }
  | { readonly kind: 'note'; readonly tone: ProseTone; readonly children: readonly ProseBlock[] }
  | { readonly kind: 'rule' };

export interface ProseHeading {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4;
  /** Unique on the page; addresses end in it. */
  readonly id: string;
  readonly children: readonly ProseInline[];
}

/** The words of a run without what dresses them. */
export function plainText(children: readonly ProseInline[]): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      return child.kind === 'break' ? ' ' : plainText(child.children);
    })
    .join('');
}
