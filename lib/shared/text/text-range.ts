/** A part of a text, from `start` (inclusive) to `end`. */
export type TextRange = { start: number; end: number }
