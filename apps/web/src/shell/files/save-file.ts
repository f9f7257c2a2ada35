// Hands a text to the browser's downloads.

/** Some browsers read the address of the file only after they have asked where to save it. */
const ADDRESS_LIVES_MS = 60_000;

export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIVES_MS);
}

/** Has the browser fetch a file of this site by its address: the server names it. */
export function downloadFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
