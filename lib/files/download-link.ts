import { isSigned, sign } from '@/lib/platform/signature'

const PURPOSE = 'download file'
const LINK_MS = 5 * 60_000

/** The address under which anybody may fetch a file for some minutes. */
export function downloadPath(id: string, now: Date): string {
  const expires = now.getTime() + LINK_MS
  const signature = sign(PURPOSE, signed(id, expires)).toString('base64url')
  return `/api/files/${id}/content?${new URLSearchParams({ expires: String(expires), signature })}`
}

/** False for a signature that is missing, wrong or expired. */
export function mayDownload(id: string, { expires, signature }: Record<string, unknown>, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(expires)) return false
  return (
    Number(expires) > now.getTime() &&
    isSigned(PURPOSE, signed(id, Number(expires)), Buffer.from(signature, 'base64url'))
  )
}

const signed = (id: string, expires: number) => `${id} ${expires}`
