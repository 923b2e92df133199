import { announcementPart } from './announcement.ts';
import { banPart } from './ban.ts';
import { clubPart } from './club.ts';
import { devicePart } from './device.ts';
import { missionPart } from './mission.ts';
import { passkeyPart } from './passkey.ts';
import { envelopePart } from './envelope.ts';
import { eventPart } from './event.ts';
import { giftPart } from './gift.ts';
import { honorPart } from './honor.ts';
import { invitePart } from './invite.ts';
import { livePart } from './live.ts';
import { mailPart } from './mail.ts';
import { phoneBonusPart } from './phoneBonus.ts';
import { playDayPart } from './playDay.ts';
import { progressPart } from './progress.ts';
import { rankingPart } from './ranking.ts';
import { relationPart } from './relation.ts';
import { shopPart } from './shop.ts';
import type { WorldPart } from './part.ts';

/** The parts of the demo world in the order of their creation. The index of a part is its salt. */
export const WORLD_PARTS: readonly WorldPart[] = [
  clubPart,
  relationPart,
  invitePart,
  mailPart,
  envelopePart,
  giftPart,
  livePart,
  honorPart,
  progressPart,
  eventPart,
  shopPart,
  announcementPart,
  banPart,
  // Runs after the parts that it ranks.
  rankingPart,
  devicePart,
  passkeyPart,
  phoneBonusPart,
  // Runs after the rounds of all parts.
  missionPart,
  playDayPart,
];
