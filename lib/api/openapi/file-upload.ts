import { FILE_NAME_HEADER } from '@/lib/shared/forms/files'
import type { Operation } from './operation'

/** Shared by the two calls that take a file of a visitor. */
export const FILE_UPLOAD = {
  description:
    'The body is the file itself, of up to 25 MiB; its type is judged by its content. The answer to the question is a list of such ids. A file that no answer names is deleted after a day.',
  bodyTypes: ['application/octet-stream'],
  requestHeaders: { [FILE_NAME_HEADER]: 'The name of the file, URI-encoded. Of a path the last part is kept.' },
} as const satisfies Partial<Operation>

export const FILE_ERRORS = [
  'file_name',
  'file_empty',
  'file_incomplete',
  'file_refused',
  'file_too_large',
  'files_unavailable',
  'unsupported_type',
] as const
