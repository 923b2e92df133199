import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Avatar',
  group: 'Data',
  summary: 'A round portrait in its tier’s metal ring; without a picture, the name’s first letter.',
  members: ['Avatar'],
  parts: { avatar: [], 'avatar-face': ['picture', 'fallback'], 'avatar-crest': [], 'avatar-online': [] },
  keyboard: {},
  accessibility:
    'A picture named by whose it is; silent (`name` empty) where the name stands beside it. The crest and the point that tells who is here have words of their own.',
});
