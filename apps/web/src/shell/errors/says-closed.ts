// Codes with which a call says that the site is closed to the visitor.
const closedCodes: ReadonlySet<string> = new Set(['region.restricted', 'maintenance']);

export const saysClosed = (errorCode: string): boolean => closedCodes.has(errorCode);
