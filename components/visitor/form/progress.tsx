/** A thin line at the top of a long form; the count beside the button says the same in words. */
export function Progress({ done, total }: { done: number; total: number }) {
  return (
    <div aria-hidden="true" className="sticky top-0 z-10 h-1 overflow-hidden bg-muted">
      <div
        className="h-full ltr:origin-left rtl:origin-right bg-primary transition-transform duration-200"
        style={{ transform: `scaleX(${total === 0 ? 0 : done / total})` }}
      />
    </div>
  )
}
