// Types of machine.mjs for the tests written in TypeScript.
export declare function findChrome(isSmallEnough: boolean): string | null;
export declare function findPostgres(): string | null;
export declare function findProgram(name: string): string | null;
export declare function prepareMachine(needs: ReadonlySet<string>): {
  readonly pgBin: string | null;
  readonly missing: readonly string[];
};
