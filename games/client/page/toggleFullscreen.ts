/** A page can refuse the full screen to its frame. The game then keeps its size. */
export async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
    else await document.exitFullscreen();
  } catch {
    document.documentElement.dataset['fullscreen'] = 'refused';
  }
}
