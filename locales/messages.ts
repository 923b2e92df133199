import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** A compiled catalogue from message id to parsed ICU message, for react-intl's `messages`. */
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

/** A build ships the messages as a list by their positions. Plain text stays unchanged. */
const byNumber = (list: readonly unknown[], from = 0): unknown =>
  Object.fromEntries(
    list.map((text, at) => [
      String(from + at),
      typeof text === 'string' ? [{ type: TYPE.literal, value: text }] : text,
    ]),
  );

/**
 * Reads a catalogue module that `npm run generate` compiled.
 *
 * @throws TypeError with the name of the file if it is not a catalogue.
 */
export function readMessages(module: { default: unknown }, name: string): Messages {
  const messages = Array.isArray(module.default) ? byNumber(module.default) : module.default;
  if (!isMessages(messages)) throw new TypeError(`locales/compiled/${name}.json is not a compiled catalogue`);
  return messages;
}

/**
 * Adds the texts of a language's second file, which continues where the first file stopped.
 *
 * @throws TypeError with the name of the file if it is not a list of messages.
 */
export function addMessages(messages: Messages, module: { default: unknown }, name: string): void {
  const more = Array.isArray(module.default) ? byNumber(module.default, Object.keys(messages).length) : undefined;
  if (!isMessages(more)) throw new TypeError(`locales/compiled/${name}.json?late is no list of messages`);
  Object.assign(messages, more);
}
