import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A compiled catalogue: message id to parsed ICU message, ready for react-intl's `messages`. */
export type Messages = Record<string, MessageFormatElement[]>;

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (message) =>
        Array.isArray(message) &&
        message.every((part: unknown) => typeof part === 'object' && part !== null && 'type' in part),
    )
  );
}

/**
 * Reads a catalogue module that `npm run generate` compiled.
 *
 * @throws TypeError when the file is not a catalogue, naming it.
 */
export function readMessages(module: { default: unknown }, name: string): Messages {
  if (!isMessages(module.default)) throw new TypeError(`locales/compiled/${name}.json is not a compiled catalogue`);
  return module.default;
}
