import type * as z from 'zod/mini';

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

/** Says which field a message lacks, or which field has another form. */
export function fieldProblem({ issues: [issue] }: z.core.$ZodError, data: unknown): string {
  const field = issue?.path.join('.') ?? '';
  if (issue === undefined || field === '') return 'is no JSON object';
  if (valueAt(data, issue.path) === undefined) return `lacks the field ${field}`;
  return `has the field ${field} in another form: ${issue.message}`;
}
