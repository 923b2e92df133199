/** Shares a picture by the device's dialog, or stores it as a file where the device cannot share files. */
export async function shareResult(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], 'race.png', { type: 'image/png' });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], title });
    return;
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
