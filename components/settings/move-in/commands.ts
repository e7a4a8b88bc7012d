import type { ArrivalSource } from '@/lib/shared/arrivals/lists'

type Script = { name: string; command: string | null }

/** Scripts that write the document of a source without an export, with the command that runs them. */
export const SCRIPTS: Partial<Record<ArrivalSource, Script>> = {
  calcom: {
    name: 'calcom.sql',
    command: 'psql "$DATABASE_URL" -qAt -v email=you@example.com -f calcom.sql > calcom.json',
  },
  google_forms: { name: 'google-forms.gs', command: null },
}

/** Lines for the old host of Cal.com, by which its links to bookings lead here. */
export const proxyLines = (origin: string) => [
  { server: 'nginx', line: `location ~ ^/booking/(?<uid>[\\w-]+)$ { return 301 ${origin}/b/$uid; }` },
  { server: 'Caddy', line: `redir /booking/* ${origin}/b/{path.1} permanent` },
]
