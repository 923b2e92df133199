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

/** Lets the browser load a picture that is needed soon. */
export function preloadImage(address: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', crossOrigin: 'anonymous', href: address });
  document.head.append(link);
}
