/** A rectangle in the picture's own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cut {
  /** The edge of the result in pixels. */
  edge: number;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** From 0 to 1, if the format has a quality. */
  quality: number;
}

/**
 * Draws a square of a picture onto a canvas and drops the file's location and camera data.
 *
 * @throws if the picture cannot be read or the canvas returns nothing
 */
export async function cutOut(address: string, area: Area, { edge, type, quality }: Cut): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  if (type === 'image/jpeg') {
    // JPEG has no transparency: transparent pixels become white instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, edge, edge);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, edge, edge);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), type, quality);
  });
}
