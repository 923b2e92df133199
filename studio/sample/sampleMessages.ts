import { defineMessages } from 'react-intl';

/** The currencies' names in the samples. */
export const sampleMessages = defineMessages({
  gold: { id: 'studio.sample.gold', defaultMessage: '金幣' },
  gem: { id: 'studio.sample.gem', defaultMessage: '寶石' },
  point: { id: 'studio.sample.point', defaultMessage: '點數' },
});
