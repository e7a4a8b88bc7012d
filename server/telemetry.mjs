import { readFileSync } from 'node:fs'
import { readRouteNames } from './route-names.mjs'

/** Without METRICS_TOKEN nothing is loaded and nothing counted. @param {string} dir */
export async function findMetrics(dir) {
  const file = process.env.METRICS_TOKEN_FILE?.trim()
  const token = (process.env.METRICS_TOKEN ?? (file && readFileSync(file, 'utf8')))?.trim()
  if (!token) return undefined
  const { openMetrics } = await import('./metrics.mjs')
  return openMetrics({ token, routeOf: readRouteNames(dir) })
}

/** Without the address of a collector nothing is loaded and nothing traced. @param {string} dir @param {number} hops */
export async function findTraces(dir, hops) {
  if (!wantsTraces(process.env)) return undefined
  const { openTraces } = await import('./traces.mjs')
  return openTraces({ routeOf: readRouteNames(dir), hops })
}

/**
 * The app ends the start for an address that is none (lib/platform/env-variables.ts), so that it need not be said here.
 * @param {NodeJS.Dict<string>} env
 */
export function wantsTraces(env) {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?.trim() || env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()
  const isOff = env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER?.trim() === 'none'
  return !isOff && endpoint !== undefined && URL.canParse(endpoint)
}
