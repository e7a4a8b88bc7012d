/** Asks 1Password, LastPass, Bitwarden, Dashlane and Proton Pass to leave the field alone. */
const UNFILLED = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': '',
}

/** A field that only programs fill in: no person sees it, and no key leads there. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -inset-s-[9999px] size-px overflow-hidden">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" {...UNFILLED} />
    </div>
  )
}
