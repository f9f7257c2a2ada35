// Types of postgres.mjs for what is written in TypeScript.
export declare function startPostgres(
  bin: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
