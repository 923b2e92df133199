import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'TrendChart',
  group: 'Data',
  summary: 'Shows amounts in above a line and amounts out below it, by day.',
  members: ['TrendChart'],
  parts: {
    'trend-chart': ['loading', 'still', 'ready'],
    'trend-chart-legend': [],
    'trend-chart-bars': [],
    'trend-chart-column': [],
    'trend-chart-bar': [],
    'trend-chart-axis': [],
    'trend-chart-details': [],
  },
  keyboard: { Tab: 'reaches the summary of the table', Enter: 'opens and closes the table, as Space does' },
  accessibility:
    'A region named by its title. Bars, legend and axis are a picture only; the same numbers stand in the table under it.',
});
