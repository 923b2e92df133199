/** A fact about the backend that did not hold. */
export class Unmet extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unmet';
  }
}

/** @throws Unmet unless the condition holds */
export function expect(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Unmet(what);
}

/** @throws Unmet unless both are the same JSON */
export function expectEqual(actual: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (a !== b) throw new Unmet(`${what}: expected ${b}, got ${a}`);
}

/**
 * The value, or a complaint that there is none.
 * @throws Unmet when it is undefined
 */
export function assertDefined<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Unmet(`${what} is missing`);
  return value;
}
