import { useState } from 'react';
import * as z from 'zod/mini';
import { ENVELOPE_METHOD } from '#protocol/rules/envelope.ts';
import { readPersonal, writePersonal } from '../../../base/settings/index.ts';
import type { EnvelopeTarget } from '../envelopeContext.ts';
import { type EnvelopeForm, Method } from './envelopeForm.ts';

const KEY = 'envelope';
/** The stored form, in this tab until the session ends. The form has no limits: it shows which text is too long or which amount too large. */
const Kept = z.object({
  amount: z.optional(z.number()),
  quantity: z.optional(z.number()),
  method: Method,
  title: z.string(),
  content: z.string(),
});

const FIRST_SHARES = 10;

const begin = (target: EnvelopeTarget): EnvelopeForm => ({
  quantity: FIRST_SHARES,
  amount: undefined,
  method: ENVELOPE_METHOD.random,
  title: '',
  content: '',
  ...readPersonal(KEY, Kept),
  to: target.to,
  player: target.to === 'private' ? target.player : undefined,
});

/** The form of a new red envelope, restored from this tab. */
export function useEnvelopeForm(target: EnvelopeTarget): {
  readonly form: EnvelopeForm;
  readonly change: (part: Partial<EnvelopeForm>) => void;
  readonly forget: () => void;
} {
  const [form, setForm] = useState(() => begin(target));
  return {
    form,
    change: (part) => {
      const next = { ...form, ...part };
      const { amount, quantity, method, title, content } = next;
      writePersonal(KEY, { amount, quantity, method, title, content });
      setForm(next);
    },
    forget: () => writePersonal(KEY, undefined),
  };
}
