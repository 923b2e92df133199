import { defineMessages } from 'react-intl';

/** Currencies, as the samples name them. */
export const sampleMessages = defineMessages({
  gold: { id: 'studio.sample.gold', defaultMessage: '金幣' },
  gem: { id: 'studio.sample.gem', defaultMessage: '寶石' },
  point: { id: 'studio.sample.point', defaultMessage: '點數' },
});
