import * as z from 'zod/mini';
import { BindableType, SignInProvider } from '#protocol/entities/provider.ts';
import { Time } from '#protocol/entities/identifiers.ts';
import { SIGN_IN_ERRORS } from '#protocol/entities/signIn.ts';
import { StaffRole } from '../session/staff.ts';

/** The name of a contract, or of a path that is not part of the protocol. */
const Row = z.string().check(z.regex(/^[A-Za-z.]{0,64}$/));
const Code = z.int();
const UntilOrNone = z.union([Time, z.literal('')]);
const Nothing = z.strictObject({});

/**
 * The number of events of a kind that are stored for one player or address a day. Refusals cost their sender nothing, so fewer refusals are
 * stored.
 */
const CHANGES_A_DAY = 200;
const REFUSALS_A_DAY = 20;

/** A change of an account or a session, written in its unit of work. */
const change = <Carries extends z.ZodMiniType>(carries: Carries) =>
  ({ carries, type: 'change', keptADay: CHANGES_A_DAY }) as const;
/** A refused call, written in batches. */
const refusal = <Carries extends z.ZodMiniType>(carries: Carries) =>
  ({ carries, type: 'refusal', keptADay: REFUSALS_A_DAY }) as const;

/**
 * Every kind of security event, with its fields besides time and player or hashed address. No field can contain a secret, a code, a token,
 * a phone number, an e-mail address or a network address: each is an enum, a number, a time or the name of a contract.
 */
export const SECURITY_EVENTS = {
  'session.opened': change(z.strictObject({ Provider: SignInProvider, IsNew: z.boolean() })),
  'session.ended': change(
    z.strictObject({
      Reason: z.enum([
        'signedOut',
        'everywhere',
        'device',
        'replaced',
        'switched',
        'paused',
        'disabled',
        'phoneMoved',
        'deleted',
      ]),
    }),
  ),
  'signIn.refused': refusal(z.strictObject({ Row, Why: z.union([z.enum(SIGN_IN_ERRORS), Code]) })),
  'code.wrong': change(
    z.strictObject({ Purpose: z.enum(['login', 'bind', 'confirm', 'email', 'giftPassword']), TriesLeft: z.int() }),
  ),
  'deletion.unconfirmed': refusal(Nothing),
  'csrf.refused': refusal(z.strictObject({ Row })),
  'origin.refused': refusal(z.strictObject({ Surface: z.enum(['http', 'socket']), Row })),
  'token.refused': refusal(z.strictObject({ Row, Code })),
  'proof.refused': refusal(z.strictObject({ Row, Code })),
  'access.refused': refusal(z.strictObject({ Row, Code })),
  'limit.reached': refusal(
    z.strictObject({
      Limit: z.enum([
        'calls',
        'codes',
        'tries',
        'requests',
        'responses',
        'probes',
        'keys',
        'connections',
        'sockets',
        'bodies',
        'frames',
        'badFrames',
      ]),
      Row,
    }),
  ),
  'player.banned': change(z.strictObject({ Until: UntilOrNone })),
  'player.unbanned': change(Nothing),
  'player.muted': change(z.strictObject({ Until: Time })),
  'player.unmuted': change(Nothing),
  'player.role': change(z.strictObject({ Role: z.union([StaffRole, z.literal('none')]) })),
  'phone.bound': change(Nothing),
  'phone.moved': change(z.strictObject({ By: z.enum(['player', 'operator']) })),
  'email.bound': change(Nothing),
  'provider.bound': change(z.strictObject({ TPType: BindableType })),
  'device.confirmed': change(Nothing),
  'passkey.added': change(Nothing),
  'passkey.removed': change(z.strictObject({ By: z.enum(['player', 'operator']) })),
  'deletion.requested': change(Nothing),
  'deletion.cancelled': change(Nothing),
} as const;

export type SecurityKind = keyof typeof SECURITY_EVENTS;

export type SecurityEvent = {
  [Kind in SecurityKind]: {
    readonly Kind: Kind;
    readonly Detail: z.output<(typeof SECURITY_EVENTS)[Kind]['carries']>;
  };
}[SecurityKind];

/** The events of a type, changes or refusals. */
export type EventOf<Type extends 'change' | 'refusal'> = Extract<
  SecurityEvent,
  { Kind: { [Kind in SecurityKind]: (typeof SECURITY_EVENTS)[Kind]['type'] extends Type ? Kind : never }[SecurityKind] }
>;

export const isSecurityKind = (kind: string): kind is SecurityKind => Object.hasOwn(SECURITY_EVENTS, kind);
