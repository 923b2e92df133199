import { endpoint } from '../endpoint.ts';
import { getAds } from '../operations/ad.ts';
import { open } from '../openEndpoint.ts';

export const getOpenAds = endpoint({
  ...open,
  path: '/api/v1/lobby/ads',
  name: 'getOpenAds',
  group: 'ad',
  request: getAds.request,
  result: getAds.result,
  maxAgeSeconds: 60,
  summary: 'The ads of 10090 for visitors.',
});
