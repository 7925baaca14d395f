/** A table of two columns: what is meant, and what is said of it. */
export type Rows = readonly (readonly [string, string])[];
