/** Dark glass in every brand, since it lies over a picture. */
export const glass = {
  background: '#02161db8',
  // Forced colours show the border, since they leave out backgrounds and shadows.
  border: '1px solid transparent',
  boxShadow: 'inset 0 1px 0 #ffffff2b, inset 0 0 0 1px #ffffff17',
  backdropFilter: 'blur(10px)',
} as const;
