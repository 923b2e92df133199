import {
  putAd as putAdRow,
  putAnnouncement as putAnnouncementRow,
  setMaintenance,
  setSwitch as setSwitchRow,
  setWord as setWordRow,
} from '#protocol/endpoints/devOperator.ts';
import { putAd } from '../ad/ads.ts';
import { putAnnouncement } from '../announcement/publish.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Actor } from '../audit/audit.ts';
import { endMaintenance, planMaintenance } from './maintenance.ts';
import { setSwitch } from './switches.ts';
import { setWord } from './words.ts';

const asDev = ({ now, nowText, ports }: Moment): Actor => ({ now, nowText, ports, actor: 'dev' });

export const devMaintenance = answerEndpoint(setMaintenance, async ({ On, ...plan }, context, tx) => {
  if (On) await planMaintenance(tx, asDev(context), plan);
  else await endMaintenance(tx, asDev(context));
  return {};
});

export const devSwitch = answerEndpoint(setSwitchRow, async ({ Brand = '', SiteID = '', ...draft }, context, tx) => {
  await setSwitch(tx, asDev(context), { ...draft, Brand, SiteID });
  return {};
});

export const devAnnouncement = answerEndpoint(putAnnouncementRow, async (draft, context, tx) => ({
  AnnouncementID: await putAnnouncement(tx, asDev(context), draft),
}));

export const devAd = answerEndpoint(putAdRow, async (draft, context, tx) => ({
  AdID: await putAd(tx, asDev(context), draft),
}));

export const devWord = answerEndpoint(setWordRow, async (draft, context, tx) => {
  await setWord(tx, asDev(context), draft);
  return {};
});
