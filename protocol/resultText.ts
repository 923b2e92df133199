/** The final results, each with its JSON text after the first use. */
const finalResults = new WeakMap<object, { text?: string }>();

/**
 * Declares that a result no longer changes, so that it is serialised only once: for its answer, its pushes and its row in the
 * outbox.
 *
 * @returns the result itself
 */
export function finalResult<Result>(result: Result): Result {
  if (typeof result === 'object' && result !== null && !finalResults.has(result)) finalResults.set(result, {});
  return result;
}

/** Serialised once for a final result. Undefined for undefined, as with `JSON.stringify`. */
export function resultText(result: unknown): string | undefined {
  const known = knownResult(result);
  return known === undefined ? JSON.stringify(result) : (known.text ??= JSON.stringify(result));
}

/** The JSON text of an object with a final result as one of its values, such as a push. */
export function textAroundResult(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  if (!Object.values(value).some((held) => knownResult(held) !== undefined)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([name, held]) => {
    const text = resultText(held);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(',')}}`;
}

const knownResult = (result: unknown): { text?: string } | undefined =>
  typeof result === 'object' && result !== null ? finalResults.get(result) : undefined;
