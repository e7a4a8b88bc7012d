import { PICTURE_TYPES, type PictureKind, REPLACED_DAYS } from '@/lib/shared/brand'
import { toTextStream } from './respond'

/** A download of a calendar file as `filename`. */
export function toCalendarFileResponse(content: string, filename: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** A script to save and to run elsewhere: no browser shows or runs it. */
export function toScriptResponse(content: string, filename: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const DAY_SECONDS = 86_400

/** A picture to show. Its id never names another one, so browsers keep it without asking, for as long as it may be served. */
export function toPictureResponse(
  request: Request,
  id: string,
  { kind, bytes }: { kind: PictureKind; bytes: Uint8Array },
): Response {
  const etag = `"${id}"`
  const headers = {
    'Content-Type': PICTURE_TYPES[kind],
    'Cache-Control': `public, max-age=${REPLACED_DAYS * DAY_SECONDS}, immutable`,
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    // Mails and other sites show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(Buffer.from(bytes), { headers })
}

/**
 * A calendar that programs subscribe to, streamed. The answer to a repeated question is 304 as long as it would be the same;
 * the events are read for a GET only.
 */
export async function toFeedResponse(
  request: Request,
  { etag, draw }: { etag: string; draw: () => AsyncGenerator<string> },
): Promise<Response> {
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="slotform.ics"',
    'Cache-Control': 'private, max-age=300',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(await toTextStream(draw()), { headers })
}

/**
 * The picture of a shared link. Whoever keeps it asks each time, so that it changes and goes with its page; it is drawn for those
 * who have another one.
 */
export async function toPreviewResponse(
  request: Request,
  { etag, draw }: { etag: string; draw: () => Promise<Uint8Array<ArrayBuffer>> },
): Promise<Response> {
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
  }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(await draw(), { headers })
}

/** Proxies that compress make an ETag a weak one. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}

/** A text that is the same for everybody, to be kept for minutes and then asked about. */
export function toSharedResponse(
  request: Request,
  { text, etag, type }: { text: string; etag: string; type: string },
  headers: Record<string, string> = {},
): Response {
  const shared = {
    ...headers,
    'Content-Type': type,
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: shared })
  return new Response(text, { headers: shared })
}

/** A stranger's file, to be saved: no browser shows it or runs anything in it. */
export async function toDownloadResponse(
  request: Request,
  { name, type, size, read }: { name: string; type: string; size: number; read: () => Promise<ReadableStream> },
): Promise<Response> {
  const headers = {
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${toPlainName(name)}"; filename*=UTF-8''${encodeRfc5987(name)}`,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
  return new Response(request.method === 'HEAD' ? null : await read(), { headers })
}

/** For programs that do not know the second form. */
function toPlainName(name: string): string {
  return name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** A zip that is made while it is sent. */
export function toArchiveResponse({ name, body }: { name: string; body: ReadableStream<Uint8Array> }): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
