import type { EndpointContract } from '#protocol/endpoint.ts';
import type { OperationContract } from '#protocol/operation.ts';

/** A small seeded random generator (mulberry32), so that a failure can be repeated. */
export function createDice(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

export type Dice = ReturnType<typeof createDice>;

const pick = <Item>(dice: Dice, items: readonly Item[], otherwise: Item): Item =>
  items[dice(items.length)] ?? otherwise;

/** Values that are wrong in every field, and values that only look wrong. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  '\0',
  '\ud800',
  "' OR 1=1 --",
  '%',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '=cmd()',
  '𝕏'.repeat(500),
  '\u3164\u2800\u200b\ufe0f',
  `z${'\u0335'.repeat(99)}`,
  '\u202e\u2066txt.exe',
  [],
  [[[[[[]]]]]],
  {},
  { toString: 'x' },
  { constructor: { prototype: {} } },
  '99999999',
  Number.NaN,
];

/** Breaks a well-formed request in one or two places. */
function broken(dice: Dice, sample: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const request: Record<string, unknown> = { ...sample };
  for (let breaks = 1 + dice(2); breaks > 0; breaks -= 1) {
    const names = Object.keys(request);
    const name = pick(dice, names, 'Nothing');
    switch (dice(4)) {
      case 0:
        request[pick(dice, ['Nonsense', '__proto__x', 'constructor', 'OPX', ''], 'Nonsense')] = pick(
          dice,
          STRANGE,
          null,
        );
        break;
      case 1:
        request[name] = [request[name]];
        break;
      case 2:
        request[name] = { [name]: request[name] };
        break;
      default:
        request[name] = pick(dice, STRANGE, null);
    }
  }
  return request;
}

function garbled(dice: Dice, text: string): string {
  const at = dice(text.length);
  switch (dice(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text + text.slice(at);
    case 2:
      return `${text.slice(0, at)}${String.fromCharCode(dice(0x1_00_00))}${text.slice(at + 1)}`;
    default:
      return `${'['.repeat(1 + dice(2000))}${text}`;
  }
}

export function wrongFrame(dice: Dice, contract: OperationContract, sample: Readonly<Record<string, unknown>>): string {
  const R = pick(dice, ['00000000-0000-4000-8000-000000000001', 'r', '', 7, null, undefined], 'r');
  const OP = pick<unknown>(
    dice,
    [contract.op, contract.op, contract.op, contract.op, contract.op + 1, -contract.op, `${contract.op}`, 1e21, null],
    contract.op,
  );
  const CloseRSA = pick<unknown>(dice, [true, true, true, true, false, 'true'], true);
  const text = JSON.stringify({ OP, CloseRSA, R, ...broken(dice, sample) });
  return dice(4) === 0 ? garbled(dice, text) : text;
}

export function wrongBody(dice: Dice, _row: EndpointContract, sample: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(broken(dice, sample));
  return dice(4) === 0 ? garbled(dice, text) : text;
}
