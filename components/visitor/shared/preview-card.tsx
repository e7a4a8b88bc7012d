import type { CSSProperties } from 'react'
import { PREVIEW_LETTERS, type PreviewAccent, type PreviewText } from './preview-letters'

type Props = {
  title: PreviewText
  /** Empty when visitors do not see it. */
  ownerName: PreviewText
  avatar: { initials: PreviewText; from: string; to: string }
  /** `data:` addresses, or null. */
  face: string | null
  logo: string | null
  description: PreviewText
  note: PreviewText
  call: PreviewText
  brand: string
  accent: PreviewAccent
  isRtl: boolean
}

/** A tint of the accent: its opacity is in the last two digits. */
const TINT = '24'

/** The preview image of a shared page, for chats and emails. Its layout engine supports inline styles and no direction. */
export function PreviewCard(props: Props) {
  const { title, ownerName, avatar, face, logo, description, note, call, brand, accent, isRtl } = props
  const row: CSSProperties = { display: 'flex', flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center' }
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 80px',
        backgroundColor: '#faf9f7',
        backgroundImage: `linear-gradient(${isRtl ? 200 : 160}deg, ${accent.color}${TINT} 0%, ${accent.color}00 55%)`,
      }}
    >
      <div style={{ ...row, gap: 28 }}>
        {ownerName && <PreviewFace avatar={avatar} face={face} />}
        <div style={{ ...row, flexGrow: 1, ...PREVIEW_LETTERS.ownerName }}>
          {wordsOf(ownerName) === wordsOf(title) ? '' : <Line text={ownerName} />}
        </div>
        {logo && <img src={logo} alt="" height={76} style={{ maxWidth: 300, objectFit: 'contain' }} />}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          gap: 28,
          alignItems: isRtl ? 'flex-end' : 'flex-start',
          textAlign: isRtl ? 'right' : 'left',
          wordBreak: 'break-word',
        }}
      >
        <div
          style={{
            display: 'flex',
            lineHeight: 1.1,
            letterSpacing: '-0.03em',
            ...PREVIEW_LETTERS.title(wordsOf(title)),
          }}
        >
          <Line text={title} />
        </div>
        {description ? (
          <div style={{ display: 'flex', lineHeight: 1.35, ...PREVIEW_LETTERS.description }}>
            <Line text={description} />
          </div>
        ) : null}
      </div>
      <div style={{ ...row, justifyContent: 'space-between' }}>
        <div style={{ ...row, gap: 24 }}>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 72,
              padding: '0 30px',
              borderRadius: 18,
              background: accent.color,
              ...PREVIEW_LETTERS.call(accent),
            }}
          >
            <Line text={call} />
          </div>
          <div style={{ display: 'flex', ...PREVIEW_LETTERS.note }}>
            <Line text={note} />
          </div>
        </div>
        <div style={{ ...row, gap: 18, fontSize: 36, fontWeight: 600, color: '#1d1c1a' }}>
          <Mark />
          {brand}
        </div>
      </div>
    </div>
  )
}

function wordsOf(text: PreviewText): string {
  return typeof text === 'string' ? text : text.text
}

function Line({ text }: { text: PreviewText }) {
  if (typeof text === 'string') return text
  return <img src={text.src} alt="" width={text.width} height={text.height} />
}

function PreviewFace({ avatar, face }: Pick<Props, 'avatar' | 'face'>) {
  const circle = { width: 96, height: 96, borderRadius: 48 }
  if (face) return <img src={face} alt="" width={96} height={96} style={circle} />
  return (
    <div
      style={{
        ...circle,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        backgroundImage: `linear-gradient(135deg, ${avatar.from}, ${avatar.to})`,
        ...PREVIEW_LETTERS.initials,
      }}
    >
      <Line text={avatar.initials} />
    </div>
  )
}

function Mark() {
  return (
    <svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0b6a50" />
      <path
        d="M22.5 9.5H13a3.25 3.25 0 0 0 0 6.5h6a3.25 3.25 0 0 1 0 6.5H9.5"
        stroke="#ffffff"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
