import type { FailureCode } from '#protocol/codes.ts';
import type { Ports } from '../ports/index.ts';
import type { EventOf } from './events.ts';
import { type EventSubject, trailOf } from './trail.ts';

interface Answering {
  readonly kind: 'operation' | 'endpoint';
  readonly name: string;
  readonly group: string;
}

const SIGN_IN_GROUPS: ReadonlySet<string> = new Set(['auth', 'signIn']);
/** The account does not exist, is disabled or is paused, or a phone, token or passkey proves no identity. */
const SIGN_IN_REFUSED: ReadonlySet<number> = new Set<FailureCode>([
  100009, 100014, 200056, 300011, 300015, 300032, 300033, 300034, 300038,
]);
const TOKEN_REFUSED: ReadonlySet<number> = new Set<FailureCode>([100005, 100014, 200001]);
const PROOF_REFUSED: ReadonlySet<number> = new Set<FailureCode>([300030, 300031, 300036]);
/** The caller is not signed in, not a member of the club, without that office, a guest, or removed by the host. */
const ACCESS_REFUSED: ReadonlySet<number> = new Set<FailureCode>([100006, 200105, 200107, 300008, 300017]);
const CODES_REFUSED: ReadonlySet<number> = new Set<FailureCode>([200030, 200035, 200063]);

/** Undefined for a code that does not matter to security. */
function refusalOf({ kind, name: Contract, group }: Answering, code: number): EventOf<'refusal'> | undefined {
  if (code === 300006) return { Kind: 'csrf.refused', Detail: { Row: Contract } };
  if (SIGN_IN_GROUPS.has(group) && SIGN_IN_REFUSED.has(code))
    return { Kind: 'signIn.refused', Detail: { Row: Contract, Why: code } };
  if (TOKEN_REFUSED.has(code)) return { Kind: 'token.refused', Detail: { Row: Contract, Code: code } };
  if (PROOF_REFUSED.has(code)) return { Kind: 'proof.refused', Detail: { Row: Contract, Code: code } };
  if (ACCESS_REFUSED.has(code)) return { Kind: 'access.refused', Detail: { Row: Contract, Code: code } };
  if (CODES_REFUSED.has(code)) return { Kind: 'limit.reached', Detail: { Limit: 'codes', Row: Contract } };
  if (code === 200062) return { Kind: 'limit.reached', Detail: { Limit: 'tries', Row: Contract } };
  // Tapping too fast is no security event. Too many HTTP calls or socket sign-ins are an event.
  if (code === 300002 && (kind === 'endpoint' || group === 'connection'))
    return { Kind: 'limit.reached', Detail: { Limit: 'calls', Row: Contract } };
  return undefined;
}

/** Records a refusal that matters to security. Other answers are ignored. */
export function recordAnswer(
  ports: Parameters<typeof trailOf>[0] & Pick<Ports, 'observer'>,
  contract: Answering,
  code: number,
  subject: EventSubject,
): void {
  if (code === 200) return;
  const event = refusalOf(contract, code);
  if (event !== undefined) trailOf(ports).note(subject, event);
}
