import { textLink } from '@/components/ui/link-styles'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import type { PartTexts } from '@/messages/texts'
import { KeyIcon, VideoIcon } from './fact-icons'
import { Fact } from './fact-list'

type Props = { joinUrl: string | null; password: string | null; texts: PartTexts<'joining'> }

/**
 * The host is beside the link in plain text, so that the visitor can check it: the URL of the page may have been
 * forged.
 */
export function JoinLink({ joinUrl, password, texts: { t } }: Props) {
  const link = readJoinUrl(joinUrl)
  return (
    <>
      {link && (
        <Fact
          icon={<VideoIcon />}
          name={t.joinLink}
          value={
            <a href={link.href} target="_blank" rel="noopener noreferrer nofollow" className={textLink}>
              {t.join}
            </a>
          }
          note={link.host}
        />
      )}
      {password && <Fact icon={<KeyIcon />} name={t.password} value={password} />}
    </>
  )
}
