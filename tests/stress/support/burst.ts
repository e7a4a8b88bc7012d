import { instantAt } from '@/tests/support/instants'
import { HttpClient } from './http-client'
import { type Attempt, book, bookingId, newEmail, type Page } from './people'
import { sleep } from './stress'

/** With five minutes between bookings, bookings at every tenth minute never conflict. */
const SLOTS_A_DAY = 144
export const BURST_PAGE = { duration: 5 }

export type Tried = {
  attempt: Attempt
  /** 0 where no answer came. */
  status: number
  id: string | null
  headers: Record<string, unknown>
  text: string
  ms: number
}

/** Visitors who book one free slot after the other, several at a time, until `stop` is called. */
export class Burst {
  readonly tried: Tried[] = []
  private isStopped = false
  private next = 0
  private working: Promise<unknown> = Promise.resolve()

  constructor(private readonly pages: Page[]) {}

  /** `pauseMs` is what a visitor waits between two attempts. */
  start(url: string, { visitors = 12, pauseMs = 0 } = {}): void {
    this.isStopped = false
    const work = async () => {
      while (!this.isStopped) {
        await this.try(url, this.newAttempt())
        await sleep(pauseMs)
      }
    }
    this.working = Promise.all(Array.from({ length: visitors }, work))
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.working
  }

  private newAttempt(): Attempt {
    const index = this.next
    this.next += 1
    const page = this.pages[index % this.pages.length]
    const slot = Math.floor(index / this.pages.length)
    const startTime = instantAt(2 + Math.floor(slot / SLOTS_A_DAY), (slot % SLOTS_A_DAY) * 10)
    return { slug: page?.slug ?? '', startTime, email: newEmail('visitor'), key: newEmail('key') }
  }

  private async try(url: string, attempt: Attempt): Promise<Tried> {
    const start = performance.now()
    const answer = await book(new HttpClient(url), attempt).catch((error: Error) => ({
      status: 0,
      body: undefined,
      headers: {},
      text: error.message,
    }))
    const { status, headers, text } = answer
    const id = status === 201 ? bookingId(answer.body) : null
    const tried = { attempt, status, id, headers, text, ms: performance.now() - start }
    this.tried.push(tried)
    return tried
  }

  /** Ids of the writes that the product confirmed. */
  acknowledged(): string[] {
    return this.tried.flatMap(({ id }) => id ?? [])
  }

  unanswered(): Tried[] {
    return this.tried.filter(({ status }) => status === 0)
  }

  count(status: number): number {
    return this.tried.filter((tried) => tried.status === status).length
  }

  /** The visitors who were not answered 201 yet send the same again; the answers that they get now. */
  async retryFailed(url: string): Promise<Tried[]> {
    const content = new Set(this.tried.filter(({ id }) => id).map(({ attempt }) => attempt.key))
    const failed = new Map(this.tried.map(({ attempt }) => [attempt.key, attempt]))
    const answers: Tried[] = []
    for (const [key, attempt] of failed) if (!content.has(key)) answers.push(await this.try(url, attempt))
    return answers
  }
}
