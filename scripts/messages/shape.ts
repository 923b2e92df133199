import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** The kind of value that a placeholder takes; `text` takes any value. */
export type PlaceholderKind = 'text' | 'number' | 'date' | 'tag';

/** A plural of a message with its categories (without exact `=N` cases). */
export interface Plural {
  name: string;
  type: Intl.PluralRuleType;
  categories: string[];
}

/** The values that a message needs, and its plurals. */
export interface MessageShape {
  placeholders: Map<string, PlaceholderKind>;
  plurals: Plural[];
  /** The text that a player reads, without placeholders. */
  literal: string;
}

const kinds: Partial<Record<TYPE, PlaceholderKind>> = {
  [TYPE.argument]: 'text',
  [TYPE.select]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.tag]: 'tag',
};

/** Reads the shape of a parsed message, including nested plurals, selects and tags. */
export function shapeOf(message: readonly MessageFormatElement[]): MessageShape {
  const shape: MessageShape = { placeholders: new Map(), plurals: [], literal: '' };
  const visit = (part: MessageFormatElement): void => {
    if (part.type === TYPE.pound) return;
    if (part.type === TYPE.literal) {
      shape.literal += part.value;
      return;
    }
    const kind = kinds[part.type] ?? 'text';
    // A placeholder that is a number anywhere must be a number.
    const known = shape.placeholders.get(part.value);
    shape.placeholders.set(part.value, known === undefined || known === 'text' ? kind : known);
    if (part.type === TYPE.tag) part.children.forEach(visit);
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return;
    for (const option of Object.values(part.options)) option.value.forEach(visit);
    if (part.type === TYPE.plural) {
      const categories = Object.keys(part.options).filter((name) => !name.startsWith('='));
      shape.plurals.push({ name: part.value, type: part.pluralType ?? 'cardinal', categories });
    }
  };
  message.forEach(visit);
  return shape;
}
