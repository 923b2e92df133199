import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Link',
  group: 'Text',
  summary: 'Leads to another page, a place on this one, or a new window, which it marks.',
  members: ['Link'],
  parts: { link: [], 'link-mark': [] },
  keyboard: { Enter: 'follows it' },
  pattern: 'link',
  accessibility:
    'Its words say where it leads, also out of their sentence. In a sentence it is underlined, never told by colour alone; a new window is said after the words.',
});
