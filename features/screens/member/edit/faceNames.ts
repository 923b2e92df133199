import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AvatarId } from '#art/index.ts';

export const faceNames: Readonly<Record<AvatarId, MessageDescriptor>> = defineMessages({
  cat: { id: 'edit.face.cat', defaultMessage: '貓咪' },
  fox: { id: 'edit.face.fox', defaultMessage: '狐狸' },
  bear: { id: 'edit.face.bear', defaultMessage: '小熊' },
  rabbit: { id: 'edit.face.rabbit', defaultMessage: '兔子' },
  panda: { id: 'edit.face.panda', defaultMessage: '貓熊' },
  frog: { id: 'edit.face.frog', defaultMessage: '青蛙' },
  pig: { id: 'edit.face.pig', defaultMessage: '小豬' },
  wolf: { id: 'edit.face.wolf', defaultMessage: '小狼' },
  tiger: { id: 'edit.face.tiger', defaultMessage: '老虎' },
  koala: { id: 'edit.face.koala', defaultMessage: '無尾熊' },
  chick: { id: 'edit.face.chick', defaultMessage: '小雞' },
  deer: { id: 'edit.face.deer', defaultMessage: '小鹿' },
  owl: { id: 'edit.face.owl', defaultMessage: '貓頭鷹' },
  lion: { id: 'edit.face.lion', defaultMessage: '獅子' },
  penguin: { id: 'edit.face.penguin', defaultMessage: '企鵝' },
  monkey: { id: 'edit.face.monkey', defaultMessage: '猴子' },
});
