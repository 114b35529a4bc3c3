/** An object of which nothing is required: what an operation without path values, query or body takes there. */
export type NoParts = { readonly [Key in never]: never };
