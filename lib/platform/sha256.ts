import { type BinaryLike, createHash } from 'node:crypto'

/** In hexadecimal digits. */
export function sha256(data: BinaryLike): string {
  return createHash('sha256').update(data).digest('hex')
}
