import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'LineChart',
  group: 'Data',
  summary: 'Shows a value over time as a line.',
  members: ['LineChart'],
  parts: {
    'line-chart': ['empty', 'ready'],
    'line-chart-now': [],
    'line-chart-empty': [],
    'line-chart-drawing': [],
    'line-chart-axis': [],
    'line-chart-details': [],
  },
  keyboard: { Tab: 'reaches the summary of the table', Enter: 'opens and closes the table, as Space does' },
  accessibility:
    'A region named by its title, with the newest value as text. Line and axis are a picture only; the newest numbers are in the table under it.',
});
