// Types of machine.mjs for the tests written in TypeScript.
export declare function findChrome(): string | null;
export declare function findPostgres(): string | null;
