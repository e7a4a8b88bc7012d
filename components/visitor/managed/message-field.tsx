type Props = { label: string; known?: string }

/** Words to the host, sent along with a change. */
export function MessageField({ label, known }: Props) {
  return (
    <label className="grid gap-1.5 font-medium text-sm">
      {label}
      <textarea
        name="message"
        rows={3}
        maxLength={5000}
        defaultValue={known}
        className="w-full rounded-lg border border-input bg-card px-3 py-2 font-normal text-base shadow-xs sm:text-sm"
      />
    </label>
  )
}
