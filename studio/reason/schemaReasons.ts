import { defineMessages } from 'react-intl';
import type { KnownReason } from './knownReason.ts';

const words = defineMessages({
  required: {
    id: 'studio.reason.required',
    defaultMessage:
      '一定要填，應為{what, select, string {文字} number {數字} int {整數} boolean { true 或 false} array {清單} tuple {清單} object {物件} record {物件} other { {what}}}',
  },
  other: {
    id: 'studio.reason.otherType',
    defaultMessage:
      '應為{what, select, string {文字} number {數字} int {整數} boolean { true 或 false} array {清單} tuple {清單} object {物件} record {物件} other { {what}}}',
  },
  atMost: { id: 'studio.reason.atMost', defaultMessage: '太長或太大，上限 {what}' },
  atLeast: { id: 'studio.reason.atLeast', defaultMessage: '太短或太小，下限 {what}' },
  option: { id: 'studio.reason.option', defaultMessage: '只能是 {what}' },
  keys: { id: 'studio.reason.keys', defaultMessage: '沒有 {what} 這個欄位' },
  invalid: { id: 'studio.reason.invalid', defaultMessage: '格式不對' },
});

/** The messages of schemas, in the words of `zod/locales`. */
export const schemaReasons: readonly KnownReason[] = [
  [/^Invalid input: expected (\w+), received undefined$/, words.required],
  [/^Invalid input: expected (\w+), received \w+$/, words.other],
  [/^Too big: expected \w+ to (?:have|be) <=?(\S+)/, words.atMost],
  [/^Too small: expected \w+ to (?:have|be) >=?(\S+)/, words.atLeast],
  [/^Invalid (?:option: expected one of|input: expected) (?!\w+, received )(.+)$/, words.option],
  [/^Unrecognized keys?: (.+)$/, words.keys],
  [/^Invalid (?:input|string|key)\b(?!.*\(.+\)$)/s, words.invalid],
];
