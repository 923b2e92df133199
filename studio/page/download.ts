/** Hands a file to whoever sits before the screen. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it once the click is over; a little later is sure.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
