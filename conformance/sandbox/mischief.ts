/** The faults of the sandbox provider's calls. */
export const MISCHIEFS = {
  double: 'sends a call twice at once',
  reorder: 'sends a win or a rollback before its bet',
  delay: 'sends a copy of a call after all rounds',
  drop: 'does not wait for the answer, and sends the transaction again',
  sign: 'sends a call with a wrong signature first',
} as const;
export type Mischief = keyof typeof MISCHIEFS;

export const isMischief = (name: string): name is Mischief => Object.hasOwn(MISCHIEFS, name);
