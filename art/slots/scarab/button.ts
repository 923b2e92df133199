import { circle, type Drawing, ellipse, group, placed } from '../../drawing/index.ts';
import { scarab } from '../../emblems/scarab.ts';
import { goldLight, lapisLight } from './light.ts';

/** A seal of lapis with the beetle, set in gold. */
export const scarabButton = (a: Drawing): string =>
  group(circle(0, 0, 54, a.linear(['#FFF6CF', '#F0B83A', '#7A4606'])), goldLight(a)) +
  circle(0, 0, 46, '#1A0D04') +
  group(circle(0, 0, 44, a.radial(['#7AE8F0', '#1FA8B8', '#06485A'], 0.42, 0.3, 0.85)), lapisLight(a)) +
  group(scarab(a), placed(0, 4, 0.35)) +
  ellipse(-4, -29, 24, 8, '#FFFFFF', 'opacity=".35"');
