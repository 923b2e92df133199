/** Thrown if an expectation does not hold. */
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

/** @throws Unmet if the value is undefined */
export function assertDefined<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Unmet(`${what} is missing`);
  return value;
}
