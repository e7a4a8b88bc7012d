/** The largest zip that is taken. The Node entry cuts bodies off a little above it. */
export const MAX_IMPORT_BYTES = 1024 ** 3
/** All entries together, unpacked: what is packed more densely would fill a disk. */
export const MAX_UNPACKED_BYTES = 4 * 1024 ** 3
/** One form with its questions and all versions of them. */
export const MAX_LINE_BYTES = 16 * 1024 ** 2
export const MAX_MANIFEST_BYTES = 64 * 1024 ** 2
export const MAX_ENTRIES = 250_000
