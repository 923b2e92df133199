import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'VipBadge',
  group: 'Data',
  summary: "The badge of one of the eight VIP tiers: its crest, alone or with its name in the tier's metal.",
  members: ['VipBadge'],
  parts: { 'vip-badge': [], 'vip-badge-crest': [], 'vip-badge-name': [] },
  keyboard: {},
  accessibility: 'The crest alone is a picture named by the tier; beside the name it is silent.',
});
