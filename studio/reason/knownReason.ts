import type { MessageDescriptor } from 'react-intl';

/** A sentence of the build as it begins and ends, its groups what it names, and the words for it: `{what}`, `{more}`. */
export type KnownReason = readonly [said: RegExp, words: MessageDescriptor];
