/** Under what visitors see; a frame on another site goes without. */
export function MadeWith({ text }: { text: string }) {
  return (
    <footer className="embed:hidden py-5 text-center text-muted-foreground text-xs">
      {text}{' '}
      <a href="/" target="_blank" rel="noopener" className="font-semibold text-foreground hover:underline">
        Slotform
      </a>
    </footer>
  )
}
