// Opens a download: a file in this window, which stays; anything else in a new one.

/** The new page learns neither the page it was opened from nor its address. */
export function openDownload(address: string, isNewWindow: boolean): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  if (isNewWindow) link.target = '_blank';
  link.click();
}
