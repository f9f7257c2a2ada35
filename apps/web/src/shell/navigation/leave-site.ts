// Leaves the site for an address of another company.

/** The new page learns neither the page it was opened from nor its address. Back leads home. */
export function leaveSite(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.click();
}
