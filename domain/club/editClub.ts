import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubOffice.ts';
import { clubEdited } from '#protocol/operations/clubOffice.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { CLUB_DESCRIPTION_MAX } from '#protocol/rules/club.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { Ports } from '../ports/index.ts';
import { lockedOffice } from './office.ts';
import { clubInfo, clubSummary } from './serialize.ts';

export const editClub = answer(
  operations.editClub,
  async ({ Description: typed, FlagColor, Badge, AcceptsApplications, LeastVIPLevel, Language }, context, tx) => {
    const { player, now, ports } = context;
    const { club, me } = await lockedOffice(tx, player, 'edit');
    const changes = {
      ...(typed !== undefined && { Description: await checkedDescription(ports, typed) }),
      ...(FlagColor !== undefined && { FlagColor }),
      ...(Badge !== undefined && { Badge }),
      ...(AcceptsApplications !== undefined && { AcceptsApplications }),
      ...(LeastVIPLevel !== undefined && { LeastVIPLevel }),
      ...(Language !== undefined && { Language }),
    };
    if (Object.keys(changes).length === 0) failField('Description', 'or another field must be given');
    await tx.table('clubs').update({ ClubID: club.ClubID }, changes);
    const edited = { ...club, ...changes };
    publish(tx, clubEdited, topicOf.club(club.ClubID), {
      ...(await clubSummary(tx, edited, now)),
      Description: edited.Description,
    });
    return clubInfo(tx, edited, me, context);
  },
);

/**
 * A description may be empty.
 * @throws Failure 100000 above 100 characters, 200067 with a blocked word
 */
async function checkedDescription(ports: Ports, typed: string): Promise<string> {
  const text = readableText(typed);
  if ([...text].length > CLUB_DESCRIPTION_MAX) failField('Description', 'has at most 100 characters');
  const { words } = await featureFlagsOf(ports).read();
  return words.blocked.find(text).length > 0 ? fail(200067) : text;
}
