/** Downloads a file. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the file once the click is over. A later release is safe.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
