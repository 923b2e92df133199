import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { drawingReasons } from './drawingReasons.ts';
import { factReasons } from './factReasons.ts';
import type { KnownReason } from './knownReason.ts';
import { schemaReasons } from './schemaReasons.ts';
import { tokenReasons } from './tokenReasons.ts';

const known: readonly KnownReason[] = [...tokenReasons, ...factReasons, ...drawingReasons, ...schemaReasons];

const around: Record<'at' | 'written', MessageDescriptor> = defineMessages({
  at: { id: 'studio.reason.at', defaultMessage: '{field}：{reason}' },
  written: { id: 'studio.reason.written', defaultMessage: '{reason}（檔案寫的是 {value}）' },
});

/**
 * Returns the reason of a refusal in the page's language. The build words it in English (`protocol/`, `ui/theme/`);
 * that text is shown if there is no translation here.
 */
export function reasonText(intl: IntlShape, reason: string): string {
  const { formatMessage } = intl;
  for (const [said, words] of known) {
    const found = said.exec(reason);
    if (found !== null)
      return formatMessage(words, { what: found[1] ?? '', more: found[2] ?? '', signs: '; { } < > @' });
  }
  // The file's value follows a reason, and its field precedes it.
  const [, said = '', value] = /^(.+) \((.+)\)$/s.exec(reason) ?? [];
  if (value !== undefined) return formatMessage(around.written, { reason: reasonText(intl, said), value });
  const [, field, rest = ''] = /^([\w.]+): (.+)$/s.exec(reason) ?? [];
  if (field !== undefined) return fieldReason(intl, field, rest);
  return reason;
}

/** Adds its field in front. */
export const fieldReason = (intl: IntlShape, field: string, reason: string): string =>
  intl.formatMessage(around.at, { field, reason: reasonText(intl, reason) });
