import { readJoinUrl } from '@/lib/vocabulary/join-url'
import { success as text } from '@/messages/en/success'
import { KeyIcon, VideoIcon } from './fact-icons'
import { Fact } from './fact-list'

/** The host stands beside the link in plain text: where it leads is the visitor's to judge, whatever the address said. */
export function JoinLink({ joinUrl, password }: { joinUrl: string | null; password: string | null }) {
  const link = readJoinUrl(joinUrl)
  return (
    <>
      {link && (
        <Fact
          icon={<VideoIcon />}
          name={text.joinLink}
          value={
            <a
              href={link.href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-primary underline underline-offset-4"
            >
              {text.join}
            </a>
          }
          note={link.host}
        />
      )}
      {password && <Fact icon={<KeyIcon />} name={text.password} value={password} />}
    </>
  )
}
