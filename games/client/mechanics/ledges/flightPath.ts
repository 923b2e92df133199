import type { Box, LeapPoint, LedgePlaces } from './leapPath.ts';

/** The points of the dragon's flight: out of the gate, once behind the board, and up over the page. */
export function flightPath({ gate, scale }: LedgePlaces, ledges: Box, board: Box): LeapPoint[] {
  const inBox = ({ left, top, width, height }: Box, x: number, y: number): LeapPoint => ({
    x: left + x * width,
    y: top + y * height,
  });
  return [
    { x: gate.x, y: gate.y },
    inBox(ledges, 0.14, 0.52),
    inBox(board, 0.16, 0.34),
    inBox(board, 0.62, 0.3),
    inBox(board, 0.84, 0.52),
    inBox(board, 0.56, 0.8),
    inBox(board, 0.18, 0.6),
    inBox(board, 0.34, 0.16),
    inBox(ledges, 0.66, 0.5),
    { x: gate.x, y: gate.y - 40 * scale },
    { x: gate.x - 60 * scale, y: -340 * scale },
  ];
}
