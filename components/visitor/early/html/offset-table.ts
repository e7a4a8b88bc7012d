import { parseOffset } from '@/lib/scheduling/parse-offset'

/**
 * The `lib/scheduling/offset-table.ts` of the early script. It asks for a hundred offsets at most, so that reading each
 * of them anew costs less than the code of a table.
 */
export class OffsetTable {
  constructor(
    _id: string,
    private readonly formatter: Intl.DateTimeFormat,
  ) {}

  /** Throws `RangeError` on what is no instant. */
  offsetAt(instantMs: number): number {
    return parseOffset(this.formatter.format(instantMs))
  }
}
