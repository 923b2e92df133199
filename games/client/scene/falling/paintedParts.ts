import { CanvasSource, Texture } from 'pixi.js';

/** Pixels for a unit of the board. */
const SCALE = 2;

function painted(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) return Texture.EMPTY;
  context.scale(SCALE, SCALE);
  paint(context);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: SCALE }) });
}

const BURST = 80;

/** The light of a bursting symbol: a glow, a ring, and a star in the middle. */
export const paintedBurst = (glow: string): Texture =>
  painted(BURST, BURST, (context) => {
    const middle = BURST / 2;
    const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle - 2);
    for (const [place, colour] of [
      [0, '#FFFFFFF2'],
      [0.35, '#FFD24ACC'],
      [0.7, `${glow}59`],
      [1, `${glow}00`],
    ] as const)
      light.addColorStop(place, colour);
    context.fillStyle = light;
    context.fillRect(0, 0, BURST, BURST);
    context.strokeStyle = '#FFF9D8E6';
    context.lineWidth = 3.5;
    context.beginPath();
    context.arc(middle, middle, 22, 0, Math.PI * 2);
    context.stroke();
    context.fillStyle = '#FFFFFFF2';
    context.beginPath();
    for (let point = 0; point < 8; point += 1) {
      const reach = point % 2 === 0 ? 13 : 3;
      const angle = (point * Math.PI) / 4;
      context.lineTo(middle + Math.sin(angle) * reach, middle - Math.cos(angle) * reach);
    }
    context.closePath();
    context.fill();
  });

/** A splinter of sugar, white, to be tinted. */
export const paintedSplinter = (): Texture =>
  painted(14, 10, (context) => {
    context.fillStyle = '#FFFFFF';
    context.beginPath();
    context.ellipse(7, 5, 5.5, 3.4, 0, 0, Math.PI * 2);
    context.fill();
  });

/** The trail over a falling symbol, white, to be tinted. */
export const paintedTrail = (): Texture =>
  painted(44, 76, (context) => {
    const light = context.createLinearGradient(0, 0, 0, 76);
    light.addColorStop(0, '#FFFFFF00');
    light.addColorStop(1, '#FFFFFF8C');
    context.filter = 'blur(3px)';
    context.fillStyle = light;
    context.beginPath();
    context.roundRect(5, 4, 34, 70, 17);
    context.fill();
  });

/** The ground of a lit cell, in the colour of a win. */
export const paintedLight = (width: number, height: number, colour: string): Texture =>
  painted(width, height, (context) => {
    context.fillStyle = `${colour}66`;
    context.strokeStyle = `${colour}F2`;
    context.lineWidth = 2.5;
    context.beginPath();
    context.roundRect(3, 3, width - 6, height - 6, 14);
    context.fill();
    context.stroke();
  });
