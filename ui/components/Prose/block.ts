/** A run of text. A string is plain text. */
export type ProseInline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly children: readonly ProseInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly ProseInline[] }
  | { readonly kind: 'break' };

export type ProseTone = 'info' | 'warning' | 'danger';

/** A block of a long text, as data. A page accepts no other markup. */
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
  /** The anchor of the block in the address, unique on the page. */
  readonly id: string;
  readonly children: readonly ProseInline[];
}

/** Returns the text of a run without its formatting. */
export function plainText(children: readonly ProseInline[]): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      return child.kind === 'break' ? ' ' : plainText(child.children);
    })
    .join('');
}
