import { fail } from '#protocol/failure.ts';
import type { SignInProvider } from '#protocol/entities/provider.ts';
import type { Session } from '#protocol/entities/session.ts';
import { recordActivity } from '../activity/record.ts';
import type { PlayerRow, SessionRow } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { isDeleted } from '../session/deletion.ts';
import { assertNoPauseHere, assertNotPaused } from '../session/pause.ts';
import { assertNotDisabled } from '../session/disabled.ts';
import { recordDevice, type SignedInBrowser } from './device.ts';
import { createToken, hashToken } from '../session/secrets.ts';
import { endSessions, serializeSession, SESSION_MS } from '../session/session.ts';

/**
 * The number of ended sessions of a player that are kept to show the reason to their browsers. Above this number the oldest are removed.
 */
const ENDED_SESSIONS_KEPT = 20;

interface SessionDraft {
  readonly provider: SignInProvider;
  readonly isRegist: boolean;
  /** Milliseconds. */
  readonly now: number;
  /** The time of the player's proof of identity, if it was before the sign-in. */
  readonly proofTime?: string;
  /** The address of the request, if it is known. */
  readonly address?: string;
  /** Absent if the caller is not a browser. */
  readonly browser?: SignedInBrowser;
}

/**
 * Opens a session for a player and ends the older one, whose sockets get push 10002 and close (decisions §2).
 * @throws Failure 100009 if the player was deleted, 100014 if the account is disabled, 300038 if the person paused it, or if a new account
 * would begin in a browser of a paused account (RemainingTime in seconds)
 */
export async function openSession(
  ports: Ports,
  tx: Transaction,
  player: PlayerRow,
  draft: SessionDraft,
): Promise<Session> {
  const nowText = new Date(draft.now).toISOString();
  if (isDeleted(player)) fail(100009);
  await assertNotDisabled(tx, player, nowText);
  await assertNotPaused(tx, ports.secret, player, draft.now);
  const { browser } = draft;
  if (browser !== undefined && (draft.isRegist || draft.provider === 'guest'))
    await assertNoPauseHere(tx, browser.DeviceHash, draft.now);
  const subject = { playerID: player.PlayerID, address: draft.address };
  await endSessions(tx, ports, subject, 'replaced');
  const token = createToken(ports.random);
  const session: SessionRow = {
    TokenHash: hashToken(token),
    PlayerID: player.PlayerID,
    Provider: draft.provider,
    IsRegist: draft.isRegist,
    CreateTime: nowText,
    Expires: new Date(draft.now + SESSION_MS).toISOString(),
    EndReason: '',
    ProofTime: draft.proofTime ?? nowText,
    CodeTime: '',
    DeviceHash: browser?.DeviceHash ?? '',
  };
  await tx.table('sessions').insert(session);
  await removeOldest(tx, player.PlayerID);
  await trailOf(ports).record(tx, subject, {
    Kind: 'session.opened',
    Detail: { Provider: draft.provider, IsNew: draft.isRegist },
  });
  if (browser !== undefined) await recordDevice(tx, { ports, now: draft.now, nowText }, session, browser);
  // Runs before the last login is overwritten, because the return reward is measured from it.
  await recordActivity(tx, { ports, now: draft.now, nowText }, player.PlayerID, { Kind: 'signIn' });
  // The player may sign in, so the remains of an expired ban are removed.
  const values = { LastLoginTime: nowText, Disabled: false, DisabledUntil: '' };
  await tx.table('players').update({ PlayerID: player.PlayerID }, values);
  return serializeSession(ports, token, { session, player });
}

/** Each repeated sign-in adds a row, which stays for a week. */
async function removeOldest(tx: Transaction, PlayerID: string): Promise<void> {
  const sessions = tx.table('sessions');
  const ended = { PlayerID, EndReason: { not: '' } };
  const oldest = await sessions.find({ where: ended, order: [['CreateTime', 'desc']], offset: ENDED_SESSIONS_KEPT });
  if (oldest.length > 0)
    await sessions.remove({ ...ended, TokenHash: { in: oldest.map(({ TokenHash }) => TokenHash) } });
}
