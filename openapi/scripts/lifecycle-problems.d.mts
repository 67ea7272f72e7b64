/** What is wrong with the lifecycles and invariants of a built contract, beyond their form: one sentence for each problem. */
export declare function lifecycleProblems(document: object): string[];
