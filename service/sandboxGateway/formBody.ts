import type { Fields } from '../payments/ecpay/signature.ts';
import { formFields } from '../payments/formAnswer.ts';

/** The fields of a form that Express read as text. */
export const fieldsOf = (body: unknown): Fields => formFields(typeof body === 'string' ? body : '');
