// Gives the browser's tab the operator's mark once the page is idle: before, its request would compete with the page's own.

export function showTabIcon(page: Pick<Document, 'querySelector'>): void {
  const link = page.querySelector<HTMLLinkElement>('link[data-mark]');
  if (link) link.href = link.dataset.mark ?? '';
}
