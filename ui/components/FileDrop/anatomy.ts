import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'FileDrop',
  group: 'Forms',
  summary: 'Takes a picture by choice or by drop, and cuts it to a square.',
  members: ['FileDrop'],
  parts: {
    'file-drop': ['idle', 'over', 'refusing', 'cropping'],
    'file-drop-zone': [],
    'file-drop-picture': [],
    'file-drop-step': [],
    'file-drop-crop-area': [],
    'file-drop-frame': [],
    'file-drop-actions': [],
  },
  keyboard: {
    'Enter, Space': 'on the button: opens the system’s file window',
    'Arrow keys': 'on the frame: move the picture; with Shift, finely. On the slider: make it larger or smaller',
    Tab: 'goes from the frame to the slider and the two answers',
  },
  accessibility:
    'A group named by its label around one button; dropping is an extra. Why a file is refused is the error, read politely. The focus goes to the frame when the second step opens and back to the button when it closes.',
});
