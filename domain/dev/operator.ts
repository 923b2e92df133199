import * as endpoints from '#protocol/endpoints/devOperator.ts';
import { saveAd } from '../ad/ads.ts';
import { saveAnnouncement } from '../announcement/publish.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Actor } from '../audit/audit.ts';
import { endMaintenance, planMaintenance } from '../operator/maintenance.ts';
import { saveSwitch } from '../operator/switches.ts';
import { saveWord } from '../operator/words.ts';

const asDev = ({ now, nowText, ports }: Moment): Actor => ({ now, nowText, ports, actor: 'dev' });

export const setMaintenance = answerEndpoint(endpoints.setMaintenance, async ({ On, ...plan }, context, tx) => {
  if (On) await planMaintenance(tx, asDev(context), plan);
  else await endMaintenance(tx, asDev(context));
  return {};
});

export const setSwitch = answerEndpoint(
  endpoints.setSwitch,
  async ({ Brand = '', SiteID = '', ...draft }, context, tx) => {
    await saveSwitch(tx, asDev(context), { ...draft, Brand, SiteID });
    return {};
  },
);

export const putAnnouncement = answerEndpoint(endpoints.putAnnouncement, async (draft, context, tx) => ({
  AnnouncementID: await saveAnnouncement(tx, asDev(context), draft),
}));

export const putAd = answerEndpoint(endpoints.putAd, async (draft, context, tx) => ({
  AdID: await saveAd(tx, asDev(context), draft),
}));

export const setWord = answerEndpoint(endpoints.setWord, async (draft, context, tx) => {
  await saveWord(tx, asDev(context), draft);
  return {};
});
