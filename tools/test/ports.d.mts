// Types of ports.mjs for what is written in TypeScript.
/** A free port whose next one is free as well; never the same one twice in one program. */
export declare function freePortPair(): Promise<number>;
