// Who may know whom: each rule, with what to do instead, stands in tooling/lint/boundaries.mjs.
export { boundaries as default } from './tooling/lint/boundaries.mjs';
