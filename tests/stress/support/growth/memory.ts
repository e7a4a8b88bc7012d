import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { TestServer } from '@/tests/support/server/server'

const SAMPLED_EVERY_MS = 20

/** Resident memory of a process in MB; null where the system does not say. */
export function memoryOf(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Number(kilobytes) / 1024 : null
  } catch {
    return null
  }
}

/** The most that the process held while `work` ran, in MB. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = memoryOf(pid) ?? 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid) ?? 0)
  }, SAMPLED_EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return peak
}

/** Reads a response to its end and discards it. */
export function drain({ port }: TestServer, path: string, cookie: string): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, cookie }
    const request = http.get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
    })
    request.once('error', reject)
  })
}
