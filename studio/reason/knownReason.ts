import type { MessageDescriptor } from 'react-intl';

/** The pattern of one of the build's messages, the meaning of its groups, and its text: `{what}`, `{more}`. */
export type KnownReason = readonly [said: RegExp, words: MessageDescriptor];
