import { logState } from '@/lib/log/log'

type LogLine = { time: string; level: string; event: string; [field: string]: unknown }

let lines: LogLine[] = []
let isErrorExpected = false

/** Begins to collect what the server logs, instead of printing it. */
export function collectLog(): void {
  lines = []
  isErrorExpected = false
  logState.write = (line) => void lines.push(JSON.parse(line))
}

/** Returns the lines logged since this test began: all, or those of one event. */
export function logged(event?: string): LogLine[] {
  return lines.filter((line) => event === undefined || line.event === event)
}

/** For a test that brings an error about. Without it a line of level `error` fails the test. */
export function expectLoggedError(): void {
  isErrorExpected = true
}

export function unexpectedErrors(): LogLine[] {
  return isErrorExpected ? [] : lines.filter(({ level }) => level === 'error')
}
