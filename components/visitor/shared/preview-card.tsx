const GREEN = '#0b6a50'

type Props = {
  title: string
  /** Empty when visitors do not see it. */
  ownerName?: string
  description?: string
  note: string
  call: string
  brand: string
  button?: { background: string; text: string }
}

const DESCRIPTION = {
  marginTop: 28,
  fontSize: 34,
  fontWeight: 400,
  lineHeight: 1.35,
  letterSpacing: 0,
  color: '#625f59',
}
const GREEN_BUTTON = { background: GREEN, text: '#ffffff' }

/** The preview image of a shared page, for chats and emails. Its layout engine supports inline styles only. */
export function PreviewCard(props: Props) {
  const { title, ownerName = '', description = '', note, call, brand, button = GREEN_BUTTON } = props
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
        background: 'linear-gradient(160deg, #e2f1eb 0%, #faf9f7 55%)',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 28 }}>
        {ownerName && <Initial of={ownerName} />}
        <div style={{ fontSize: 38, color: '#625f59' }}>{ownerName}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          fontSize: title.length > 40 ? 64 : 84,
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: '-0.03em',
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
              background: button.background,
              color: button.text,
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

function Initial({ of: name }: { of: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 76,
        height: 76,
        borderRadius: 38,
        background: '#cbe6db',
        color: '#084f3c',
        fontSize: 36,
        fontWeight: 600,
      }}
    >
      {Array.from(name)[0]?.toUpperCase()}
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
