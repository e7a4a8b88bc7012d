import { drawnAvatar } from '@/lib/shared/drawn-avatar'

type FaceProps = { name: string; picture: string | null; className?: string }

/**
 * A picture, or initials on a gradient. Decorative: the name stands beside it. The size comes from `className`; initials
 * scale with its font size. They also show while the picture loads, and if it fails to.
 */
export function Face({ name, picture, className = 'size-10' }: FaceProps) {
  const { letters, from, to } = drawnAvatar(name)
  return (
    <span
      aria-hidden="true"
      style={{ backgroundImage: `linear-gradient(135deg, ${from}, ${to})` }}
      className={`relative inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-semibold text-white uppercase ${className}`}
    >
      {letters}
      {picture && (
        <img src={picture} alt="" width={320} height={320} className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  )
}
