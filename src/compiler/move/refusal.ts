/** Why something cannot be moved, in words for a writer. */
export class Refusal extends Error {}
