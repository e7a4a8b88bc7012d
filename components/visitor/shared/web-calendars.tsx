import type { PartTexts } from '@/messages/texts'
import { quietButton } from './styles'

type Props = { links: { google: string; outlook: string }; texts: PartTexts<'entry'> }

/** Calendars on the web, each with the event filled in. */
export function WebCalendars({ links, texts: { t } }: Props) {
  return (
    <div className="flex flex-wrap justify-center gap-x-1">
      <a href={links.google} target="_blank" rel="noopener noreferrer" className={quietButton}>
        {t.google}
      </a>
      <a href={links.outlook} target="_blank" rel="noopener noreferrer" className={quietButton}>
        {t.outlook}
      </a>
    </div>
  )
}
