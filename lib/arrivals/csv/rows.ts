// Node finds no named exports in this package; everybody finds the default.
import papaparse, { type ParseResult, type Parser } from 'papaparse'

/** In characters: the rows of a piece are parsed and converted in one turn of the event loop, in about 20 ms. */
const PIECE = 64 * 1024
/** In characters: room for the names of all columns. */
const HEAD = 256 * 1024
const DELIMITERS = [',', ';', '\t']

/** The cells of a CSV text, row by row, with the head as the first. Empty lines are left out. Throws for text that is no CSV. */
export class CsvRows {
  private readonly delimiter: string
  private readonly text: string

  constructor(text: string) {
    this.text = text.replace(/^\uFEFF/, '')
    this.delimiter = findDelimiter(this.text)
  }

  /** Pieces of rows; others have their turn wherever the reader of them waits. */
  async *pieces(): AsyncGenerator<string[][]> {
    let parser: Parser | undefined
    let piece: string[][] = []
    let isDone = false
    let failure: Error | null = null
    papaparse.parse<string[]>(this.text, {
      delimiter: this.delimiter,
      skipEmptyLines: true,
      chunkSize: PIECE,
      chunk: ({ data, errors }: ParseResult<string[]>, current: Parser) => {
        if (errors.some(({ type }) => type === 'Quotes')) failure = new Error('A quote does not end')
        piece = data
        parser = current
        current.pause()
      },
      complete: () => {
        isDone = true
      },
    })
    for (;;) {
      if (failure) throw failure
      if (piece.length > 0) yield piece
      if (isDone || !parser) return
      piece = []
      const paused: Parser = parser
      parser = undefined
      paused.resume()
    }
  }
}

/** The one that splits the head into most cells. */
function findDelimiter(text: string): string {
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(text.slice(0, HEAD), { delimiter, preview: 1 })
    return data[0]?.length ?? 0
  })
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
