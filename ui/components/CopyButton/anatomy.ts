import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'CopyButton',
  group: 'Actions',
  summary: 'Copies a text, and shows for two seconds whether that worked.',
  members: ['CopyButton'],
  parts: {
    'copy-button': ['idle', 'copied', 'failed'],
    'copy-button-text': [],
    'copy-button-sign': [],
    'copy-button-word': ['shown', 'kept'],
  },
  keyboard: { 'Enter, Space': 'copies' },
  pattern: 'button',
  accessibility:
    'Named by its words, or by `label` where it has none; what came of a press is announced politely and is its tooltip for two seconds.',
});
