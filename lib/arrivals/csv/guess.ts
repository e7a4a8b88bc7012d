import { ALL_READERS } from '@/lib/forms/answers/more-readers'
import type { Question } from '@/lib/shared/forms/question'
import { MAX_LINE } from '@/lib/shared/text/max-line'

/** Types that the values of a column can be guessed to be of, the narrowest first. */
const NARROW = ['number', 'date', 'email', 'url', 'phone'] as const
type Guessed = (typeof NARROW)[number] | 'select' | 'paragraph' | 'text'

const MAX_SAMPLES = 5
/** A column with so few different values in so many rows is a choice. */
const MAX_CHOICES = 10
const MIN_ROWS_OF_CHOICE = 20
/** Options that a column can have when an owner says that it is a choice. */
const MAX_DISTINCT = 100

const NO_QUESTION = { options: [], settings: {} } as unknown as Question

/** What the values of one column are like. */
export class ColumnFacts {
  readonly samples: string[] = []
  /** In the order in which they came; the first `MAX_DISTINCT` and one more. */
  readonly distinct = new Set<string>()
  /** Cells with something in them. */
  values = 0
  empty = 0
  private isLong = false
  private readonly possible = new Set<(typeof NARROW)[number]>(NARROW)

  add(cell: string): void {
    if (cell === '') {
      this.empty += 1
      return
    }
    this.values += 1
    if (this.samples.length < MAX_SAMPLES) this.samples.push(cell.slice(0, MAX_LINE))
    if (this.distinct.size <= MAX_DISTINCT) this.distinct.add(cell)
    this.isLong ||= cell.length > MAX_LINE || cell.includes('\n')
    for (const type of this.possible) if (!isOf(type, cell)) this.possible.delete(type)
  }

  guess(): Guessed {
    const [narrow] = this.values > 0 ? this.possible : []
    if (narrow) return narrow
    if (this.isLong) return 'paragraph'
    const isChoice = this.values >= MIN_ROWS_OF_CHOICE && this.distinct.size <= MAX_CHOICES
    return isChoice ? 'select' : 'text'
  }
}

function isOf(type: (typeof NARROW)[number], cell: string): boolean {
  // A phone number and a code with zeros are no quantities.
  if (type === 'number' && /^(?:\+|0\d)/.test(cell)) return false
  const read = ALL_READERS[type](cell, NO_QUESTION, '.')
  return read !== null && 'value' in read
}
