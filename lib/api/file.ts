import { PICTURE_TYPES, type PictureKind, REPLACED_DAYS } from '@/lib/vocabulary/brand'

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
