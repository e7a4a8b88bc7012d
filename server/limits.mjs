/** Times, sizes and counts that http-server.mjs holds clients to. */
export const LIMITS = {
  // From the connection to the end of a request's headers.
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkMs: 1_000,
  // Longer than the 60 s after which common proxies drop an idle connection: the proxy must be the one that closes,
  // or it sends a request into a connection that is just going away.
  keepAliveMs: 65_000,
  // A visitor who stops reading holds a socket for no longer than this.
  idleMs: 120_000,
  headerBytes: 16 * 1024,
  // Routes refuse above 256 KiB, in their own order of checks. This is for those that never look at the body.
  bodyBytes: 1024 * 1024,
  // The route refuses above 25 MiB (lib/shared/forms/files.ts) and says why.
  uploadBytes: 26 * 1024 * 1024,
  // The route refuses above 1 GiB (lib/portability/limits.ts) and says why.
  importBytes: 1025 * 1024 * 1024,
  // The route refuses above 64 MiB of files (lib/arrivals/limits.ts) and says why.
  arrivalBytes: 66 * 1024 * 1024,
  // 25 MiB at 45 kB/s, which is a slow phone.
  uploadTimeoutMs: 600_000,
  // For clients that still send when their answer has left.
  lingerMs: 8_000,
  maxSockets: 2_000,
  // All people behind one address of a provider or an office. Behind a proxy that is trusted it does not count.
  maxPerNetwork: 500,
}
