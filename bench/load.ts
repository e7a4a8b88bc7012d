import autocannon from 'autocannon'
import { median, percentile } from './statistics'

const CONNECTIONS = 50
const ROUND_SECONDS = 4
const ROUNDS = 5

export type Target = {
  url: string
  headers?: Record<string, string>
  /** Path and body of each request, created for each one. */
  nextRequest?: () => { path: string; body: string; headers?: Record<string, string> }
  /** The status of every response; another one invalidates the figure. */
  status: number
}

export type Load = { perSecond: number; p95Ms: number; unexpected: number }

/** Keeps 50 connections busy for some seconds. */
export async function fire(target: Target, seconds = ROUND_SECONDS): Promise<Load> {
  const { url, nextRequest, headers, status } = target
  const requests = nextRequest && [{ setupRequest: (request: object) => ({ ...request, ...nextRequest() }) }]
  const method = nextRequest ? 'POST' : 'GET'
  const times: number[] = []
  let unexpected = 0
  const start = performance.now()
  let last = start
  await new Promise((resolve, reject) => {
    const run = autocannon({ url, method, headers, requests, connections: CONNECTIONS, duration: seconds }, (error) =>
      error ? reject(error) : resolve(undefined),
    )
    run.on('response', (_client, statusCode, _bytes, durationMs) => {
      times.push(durationMs)
      if (statusCode !== status) unexpected += 1
      last = performance.now()
    })
  })
  return { perSecond: (times.length * 1000) / (last - start), p95Ms: percentile(times, 95), unexpected }
}

export type Comparison = { ours: Load; bare: Load; perSecondRatio: number; p95Ratio: number; ratios: number[] }

/** One after the other, several times over: what else the machine does falls on both. The medians of all rounds. */
export async function compare(ours: Target, bare: Target): Promise<Comparison> {
  await fire(bare, 3)
  await fire(ours, 3)
  const rounds: { ours: Load; bare: Load }[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await fire(bare), ours: await fire(ours) })
  const ratios = rounds.map((round) => round.ours.perSecond / round.bare.perSecond)
  return {
    ours: middle(rounds.map((round) => round.ours)),
    bare: middle(rounds.map((round) => round.bare)),
    perSecondRatio: median(ratios),
    p95Ratio: median(rounds.map((round) => round.ours.p95Ms / round.bare.p95Ms)),
    ratios,
  }
}

function middle(loads: Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p95Ms: median(loads.map(({ p95Ms }) => p95Ms)),
    unexpected: loads.reduce((sum, { unexpected }) => sum + unexpected, 0),
  }
}
