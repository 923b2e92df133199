import { itemSrc } from '#art/index.ts';

/** The texts of a result card. An empty prize is left out. */
export interface ResultText {
  readonly title: string;
  readonly place: string;
  readonly name: string;
  readonly points: string;
  readonly prize: string;
  readonly foot: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const TROPHY = 380;
const MARGIN = 96;

/**
 * Draws the result of a race as a picture in the colours and fonts of the brand.
 *
 * @param look an element of the page, whose custom properties have the brand's colours
 * @throws Error if the browser cannot draw
 */
export async function drawResult(look: HTMLElement, text: ResultText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser cannot draw');
  const style = getComputedStyle(look);
  const heading = style.fontFamily;
  const { ground, ink, gold } = coloursOf(look);
  drawGround(pen, ground, gold);
  pen.textAlign = 'center';
  await drawTrophy(pen);
  const line = (words: string, y: number, size: number, colour: string, weight = 700): void => {
    pen.fillStyle = colour;
    for (let fits = size; fits > 20; fits -= 4) {
      pen.font = `${String(weight)} ${String(fits)}px ${heading}`;
      if (pen.measureText(words).width <= WIDTH - MARGIN * 2) break;
    }
    pen.fillText(words, MIDDLE, y);
  };
  line(text.title, 190, 68, ink);
  line(text.place, 800, 132, gold);
  line(text.name, 900, 60, ink);
  line(text.points, 1000, 56, ink, 500);
  if (text.prize !== '') line(text.prize, 1120, 92, gold);
  line(text.foot, HEIGHT - 80, 36, ink, 400);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)), 'image/png');
  });
}

/** The computed colours of the card and of the gold in it. */
function coloursOf(look: HTMLElement): { readonly ground: string; readonly ink: string; readonly gold: string } {
  const style = getComputedStyle(document.body);
  const marked = look.querySelector<HTMLElement>('[data-tone="gold"]');
  return {
    ground: style.backgroundColor,
    ink: style.color,
    gold: marked === null ? style.color : getComputedStyle(marked).color,
  };
}

function drawGround(pen: CanvasRenderingContext2D, ground: string, gold: string): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = pen.createRadialGradient(MIDDLE, 460, 60, MIDDLE, 460, 620);
  glow.addColorStop(0, gold);
  glow.addColorStop(1, 'transparent');
  pen.globalAlpha = 0.32;
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;
  pen.strokeStyle = gold;
  pen.lineWidth = 6;
  pen.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
}

/** The card is complete without the drawing, so a drawing that does not load is left out. */
async function drawTrophy(pen: CanvasRenderingContext2D): Promise<void> {
  const image = new Image();
  image.src = itemSrc('trophy');
  try {
    await image.decode();
    pen.drawImage(image, MIDDLE - TROPHY / 2, 260, TROPHY, TROPHY);
  } catch {
    // The texts stay.
  }
}
