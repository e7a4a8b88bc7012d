import { ALLOW, MAX_TARGET_BYTES } from './request-target.mjs'

/**
 * The answer to a request that Node could not parse.
 * @param {NodeJS.ErrnoException & { rawPacket?: Buffer }} error
 * @returns {[status: number, headers?: Record<string, string>]}
 */
export function toRefusal({ code, rawPacket }) {
  const packet = rawPacket?.subarray(0, 2 * MAX_TARGET_BYTES).toString('latin1') ?? ''
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408]
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return [413]
  if (code === 'HPE_HEADER_OVERFLOW') return /^[A-Z]+ \/[^\r\n ]{8192}/.test(packet) ? [414] : [431]
  if (code === 'HPE_INVALID_METHOD' && /^[A-Z-]{1,40} \/\S* HTTP\/1\.[01]\r\n/.test(packet)) return [405, ALLOW]
  return [400]
}
