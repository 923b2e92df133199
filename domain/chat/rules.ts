import { fail, failField } from '#protocol/failure.ts';
import { isSendable } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { hasChatTier } from '../capabilities/playerRights.ts';
import type { PlayerContext, PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { WordMatchers } from '../moderation/wordLists.ts';
import type { Transaction } from '../ports/store.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { countSend } from './sendRate.ts';

export interface AdmittedText {
  readonly text: string;
  readonly original: string;
  readonly flag: 0 | 1;
}

/**
 * The first check on every send (decisions §5).
 * @throws Failure 200068 with the reason and the end of the mute
 */
export function assertNotMuted({ player, nowText }: PlayerContext): void {
  if (player.MutedUntil <= nowText) return;
  fail(200068, { Until: player.MutedUntil, ...(player.MuteReason !== '' && { Reason: player.MuteReason }) });
}

/**
 * Shared channels are open to players with the tier of CHAT_MIN_VIP.
 * @throws Failure 200024
 */
export function assertTier({ player, ports }: PlayerContext): void {
  if (!hasChatTier(player, ports.settings.chatMinVip)) fail(200024);
}

/** Members may write to friends and customer service; guests may not. */
export const isMember = (player: PlayerRow): boolean => !isGuestPlayer(player);

/**
 * Checks the text of a send in the order of decisions §5: its length, blocked words, then the rate over all channels. Counts an admitted
 * text. The caller holds `readerLock` of the player.
 * @throws Failure 100000 (Message), 200067, 200069
 */
export async function admitText(
  tx: Transaction,
  { player, ports }: PlayerContext,
  message: string,
): Promise<AdmittedText> {
  const original = readableText(message);
  if (!isSendable(original)) failField('Message', 'must have 1 to 100 characters after trimming');
  const { words } = await featureFlagsOf(ports).read();
  const text = maskOrRefuse(words, player, original);
  await countSend(tx, player.PlayerID, ports.clock.now());
  return { text, original, flag: words.trading.find(original).length > 0 ? 1 : 0 };
}

/**
 * Masks blocked words in a text, or refuses them below the tier of masking.
 * @throws Failure 200067
 */
export async function admitWords({ player, ports }: PlayerContext, text: string): Promise<string> {
  const { words } = await featureFlagsOf(ports).read();
  return maskOrRefuse(words, player, text);
}

function maskOrRefuse({ blocked }: WordMatchers, player: PlayerRow, text: string): string {
  if (blocked.find(text).length === 0) return text;
  if (player.VIPLevel < ECONOMY.MaskingVip) fail(200067);
  return blocked.mask(text);
}
