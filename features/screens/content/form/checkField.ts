import * as z from 'zod/mini';
import { PlayerID } from '#protocol/entities/identifiers.ts';
import { narrow } from '#protocol/rules/fullWidth.ts';
import { normalisePhone, readPhone } from '#protocol/rules/phone.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import type { FieldType, FormField } from '../contentPage.ts';
import type { Draft } from './draft.ts';

/** The fault of a field. */
export type FieldFault =
  | 'empty'
  | 'tooLong'
  | Extract<FieldType, 'playerID' | 'phone' | 'email' | 'date' | 'time' | 'number'>;

const rules: Partial<Record<FieldType, { fault: FieldFault; holds: (value: string) => boolean }>> = {
  playerID: { fault: 'playerID', holds: (value) => PlayerID.safeParse(value).success },
  phone: { fault: 'phone', holds: (value) => normalisePhone(readPhone(value)) !== undefined },
  email: { fault: 'email', holds: (value) => z.email().safeParse(value).success },
  date: { fault: 'date', holds: (value) => z.iso.date().safeParse(value.replaceAll(/[./]/g, '-')).success },
  time: { fault: 'time', holds: (value) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(value) },
  number: { fault: 'number', holds: (value) => /^\d+$/.test(value) },
  amount: { fault: 'number', holds: (value) => /^\d{1,3}(,?\d{3})*$/.test(value) },
};

/**
 * Checks the value of a field.
 *
 * @returns its fault, or undefined
 */
export function faultOf(field: FormField, value: Draft[string] | undefined): FieldFault | undefined {
  // A signature is written by hand, on paper.
  if (field.type === 'signature') return undefined;
  const empty = value === undefined || value === false || (typeof value !== 'boolean' && value.length === 0);
  if (empty || (typeof value === 'string' && !hasVisibleText(value))) return field.required ? 'empty' : undefined;
  if (typeof value !== 'string') return undefined;
  if (field.max !== undefined && [...value].length > field.max) return 'tooLong';
  const rule = rules[field.type];
  return rule === undefined || rule.holds(narrow(value).trim()) ? undefined : rule.fault;
}
