export function reasonsOf(log: string, report: string | null): string[];
