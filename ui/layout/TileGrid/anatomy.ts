import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'TileGrid',
  group: 'Layout',
  summary: 'Game tiles in three columns on a phone, two on a very narrow one, and as many as fit on a desktop.',
  members: ['TileGrid'],
  parts: { 'tile-grid': [] },
  keyboard: {},
  accessibility:
    'Is nothing to a screen reader; the order on the screen is that of the text but for holes that small tiles fill.',
});
