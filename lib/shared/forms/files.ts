/** Files that visitors send with a form. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024
/** For one question, and for all questions of a response together. */
export const MAX_FILES = 10
export const MAX_FILE_NAME = 200
/** Stands in a typed answer for a file that is on its way: no form is sent with it. */
export const FILE_ARRIVING = 'arriving'
/** The header that carries the URI-encoded name; the body is the file itself. */
export const FILE_NAME_HEADER = 'X-File-Name'

/**
 * A file's life: its row is written before its object, so that a crash leaves nothing unknown; what is being deleted can no
 * longer be named by a response.
 */
export const FILE_STATES = ['arriving', 'kept', 'leaving'] as const

/** Files that no response names yet may have so many bytes, those of a network and those of a form. */
export const MAX_UNCLAIMED_OF_NETWORK = 250 * 1024 * 1024
export const MAX_UNCLAIMED_OF_FORM = 1024 ** 3
/** Unclaimed files are deleted after this time. */
export const UNCLAIMED_FILE_HOURS = 24
