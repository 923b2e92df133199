import { lighten, mix, path, rect } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { reach, type Scene } from './scene.ts';

/** A pyramid between two columns. */
export const temple: Scene = (a, { ground }, frame) => {
  const { width, height, cx, cy } = frame;
  const [, middle, dark] = ground;
  const column = (x: number) => {
    const shaft = a.linear([mix(dark, middle, 0.6), dark, mix(dark, middle, 0.3)], 0, 0, 1, 0);
    let drawn = rect(x, 48, 72, height, 0, shaft) + rect(x - 10, 48, 92, 22, 4, mix(dark, middle, 0.8));
    for (let i = 0; i < 8; i++) drawn += rect(x + 14 + (i % 2) * 22, 92 + i * 44, 16, 24, 3, dark, 'opacity=".55"');
    return drawn;
  };
  const stone = a.linearAt([lighten(middle, 0.08), mix(middle, dark, 0.5)], cx - 120, 0, cx + 150, 0);
  return (
    rays(a, cx, cy - 60, reach(frame), 18, '#FFF3B0', 0.5) +
    path(`M${cx - 190},${height * 0.8}L${cx},70L${cx + 190},${height * 0.8}Z`, stone, 'opacity=".85"') +
    column(-14) +
    column(width - 58)
  );
};
