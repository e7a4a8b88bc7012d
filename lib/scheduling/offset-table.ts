import { DAY_MS } from './units'
import { readOffset, type ZoneClock } from './zone-clock'

/** A range `[from, until)` of instants that share one offset. */
interface Span {
  from: number
  until: number
  offset: number
}

/** Coarser probes could step over a whole span: the shortest on record last about six days (Gaza, around Ramadan). */
const PROBE_MS = 4 * DAY_MS

/** The table grows by chunks, so that a page of 90 days costs some fifty probes and never a walk from 1970. */
const CHUNK_MS = 16 * PROBE_MS

/** About ninety years; keeps instants all over the calendar from filling the memory. */
const MAX_CHUNKS = 512

const NOWHERE: Span = { from: 0, until: 0, offset: 0 }

/** The offsets of one zone, in milliseconds east of UTC, read from its clock once and kept as plain numbers. */
export class OffsetTable {
  private readonly chunks = new Map<number, Span[]>()
  private latest = NOWHERE

  constructor(private readonly clock: ZoneClock) {}

  /** The engine's canonical name. */
  get id(): string {
    return this.clock.id
  }

  /** Throws `RangeError` on what is no instant. */
  offsetAt(instantMs: number): number {
    // Neighbouring questions mostly have the same answer.
    if (instantMs < this.latest.from || !(instantMs < this.latest.until)) this.latest = this.findSpan(instantMs)
    return this.latest.offset
  }

  /** The period around an instant in which the offset is the same as far as it has been read. */
  findSpan(instantMs: number): Span {
    const index = Math.floor(instantMs / CHUNK_MS)
    const spans = this.chunks.get(index) ?? this.readChunk(index)
    return spans.find((span) => instantMs < span.until) ?? NOWHERE
  }

  private readChunk(index: number): Span[] {
    const end = (index + 1) * CHUNK_MS
    let span: Span = { from: index * CHUNK_MS, until: end, offset: this.probe(index * CHUNK_MS) }
    const spans = [span]
    for (let at = span.from + PROBE_MS; at <= end; at += PROBE_MS) {
      const offset = this.probe(at)
      if (offset === span.offset) continue
      span.until = this.bisect(at - PROBE_MS, at, span.offset)
      span = { from: span.until, until: end, offset }
      spans.push(span)
    }
    if (this.chunks.size >= MAX_CHUNKS) this.chunks.clear()
    this.chunks.set(index, spans)
    return spans
  }

  /** The first instant after `before` with another offset than `offset`; clocks change on whole seconds. */
  private bisect(before: number, after: number, offset: number): number {
    let low = before / 1000
    let high = after / 1000
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (this.probe(middle * 1000) === offset) low = middle
      else high = middle
    }
    return high * 1000
  }

  private probe(instantMs: number): number {
    return readOffset(this.clock, instantMs)
  }
}
