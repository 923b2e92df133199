/**
 * Loads a picture that WebGL may read.
 *
 * The frame's origin can be opaque, so the request is one across origins.
 */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}
