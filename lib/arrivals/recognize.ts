import type { ArrivedDocument } from './converter'

/** Names what a document is that another source was chosen for, as far as its first characters tell. Null for a text of any kind. */
export function kindOfDocument({ bytes }: ArrivedDocument): string | null {
  const start = bytes
    .toString('utf8', 0, 2_000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'a calendar file'
  if (!/^[{[]/.test(start)) return null
  return OWNERS.find(({ sign }) => sign.test(start))?.name ?? 'a JSON document'
}

const OWNERS = [
  { sign: /"source"\s*:\s*"calcom"/, name: 'a document of Cal.com' },
  { sign: /api\.calendly\.com/, name: 'a document of Calendly' },
  { sign: /api\.typeform\.com|"landing_id"|"thankyou_screens"/, name: 'a document of Typeform' },
  { sign: /"formId"|"responderUri"/, name: 'a document of Google Forms' },
]
