/** The largest zip that is taken. The Node entry cuts bodies off a little above it. */
export const MAX_IMPORT_BYTES = 1024 ** 3
/** All entries together, unpacked. */
export const MAX_UNPACKED_BYTES = 4 * 1024 ** 3
/** A denser zip than any export is takes long to read for what it took to send. */
export const MAX_RATIO = 100
/** What may be as dense as it likes. */
export const SMALL_UNPACKED_BYTES = 128 * 1024 ** 2
/** A line is parsed in one turn of the event loop, which takes its time by bytes and by values. */
type MaxOfLine = { bytes: number; values: number }
/** One form with its questions and all versions of them. */
export const MAX_FORM_LINE: MaxOfLine = { bytes: 16 * 1024 ** 2, values: 500_000 }
export const MAX_LINE: MaxOfLine = { bytes: 2 * 1024 ** 2, values: 50_000 }
/** So many entries fit into it. It is parsed in one turn of the event loop. */
export const MAX_MANIFEST_BYTES = 8 * 1024 ** 2
export const MAX_ENTRIES = 50_000
