import { accentIn, checkAccent } from '@/lib/vocabulary/accent'
import { drawnAvatar } from '@/lib/vocabulary/drawn-avatar'

const GREEN = '#0b6a50'

type Props = {
  title: string
  /** Empty when visitors do not see it. */
  ownerName?: string
  /** `data:` addresses, or null. */
  face?: string | null
  logo?: string | null
  description?: string
  note: string
  call: string
  brand: string
  /** `#rrggbb`; empty for the product's own color. */
  accent?: string
}

const DESCRIPTION = {
  marginTop: 28,
  fontSize: 34,
  fontWeight: 400,
  lineHeight: 1.35,
  letterSpacing: 0,
  color: '#625f59',
}
/** A tint of the accent: its opacity is in the last two digits. */
const TINT = '24'

/** The preview image of a shared page, for chats and emails. Its layout engine supports inline styles only. */
export function PreviewCard(props: Props) {
  const { title, ownerName = '', face = null, logo = null, description = '', note, call, brand, accent } = props
  const color = accent ? accentIn('light', accent) : GREEN
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 80px',
        color: '#1d1c1a',
        backgroundColor: '#faf9f7',
        backgroundImage: `linear-gradient(160deg, ${color}${TINT} 0%, ${color}00 55%)`,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 28 }}>
        {ownerName && <PreviewFace name={ownerName} face={face} />}
        <div style={{ display: 'flex', flexGrow: 1, fontSize: 38, color: '#625f59' }}>
          {ownerName === title ? '' : ownerName}
        </div>
        {logo && <img src={logo} alt="" height={76} style={{ maxWidth: 300, objectFit: 'contain' }} />}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          fontSize: title.length > 40 ? 64 : 84,
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: '-0.03em',
          wordBreak: 'break-word',
        }}
      >
        {title}
        {description && <div style={DESCRIPTION}>{description}</div>}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 34 }}>
          <div
            style={{
              padding: '14px 30px',
              borderRadius: 18,
              background: color,
              color: checkAccent(color).text,
              fontWeight: 600,
            }}
          >
            {call}
          </div>
          <div style={{ color: '#625f59' }}>{note}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 36, fontWeight: 600 }}>
          <Mark />
          {brand}
        </div>
      </div>
    </div>
  )
}

function PreviewFace({ name, face }: { name: string; face: string | null }) {
  const { initials, from, to } = drawnAvatar(name)
  const circle = { width: 96, height: 96, borderRadius: 48 }
  if (face) return <img src={face} alt="" width={96} height={96} style={circle} />
  return (
    <div
      style={{
        ...circle,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        backgroundImage: `linear-gradient(135deg, ${from}, ${to})`,
        color: '#ffffff',
        fontSize: 40,
        fontWeight: 600,
      }}
    >
      {initials}
    </div>
  )
}

function Mark() {
  return (
    <svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={GREEN} />
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
