import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FIRST_PAGE, type FormPage, pagesToShow, toPages } from '@/lib/forms/questions/form-pages'
import type { Question } from '@/lib/shared/forms/question'
import { forgetDraft, keepDraft, readKeptDraft } from '../answering/draft-storage'
import { addPageEntry, readPageEntry, removePageEntries, replacePageEntry } from './page-history'

type Options = {
  questions: Question[]
  skipped: ReadonlySet<string>
  /** Under which the answers are kept; the page is kept beside them. */
  draftName: string | undefined
  /** False in the owner's preview, which is a part of another page. */
  hasHistory: boolean
}

/** The pages of a form that the rules leave, and the one that is shown. */
export function usePages({ questions, skipped, draftName, hasHistory }: Options) {
  const all = useMemo(() => toPages(questions), [questions])
  const shown = useMemo(() => pagesToShow(all, skipped), [all, skipped])
  const [wanted, setWanted] = useState<string | null>(null)
  /** Grows with each move that takes the focus along. */
  const [moves, setMoves] = useState(0)
  const isHere = useRef(false)
  const current = nearestTo(wanted, all, shown)
  const place = shown.indexOf(current)
  const pageName = draftName && `${draftName}:page`

  const show = useCallback(
    (page: string) => {
      setWanted(page)
      setMoves((count) => count + 1)
      if (pageName) keepDraft(pageName, page)
    },
    [pageName],
  )

  useEffect(() => {
    if (!hasHistory) return
    const kept = draftName && pageName && readKeptDraft(draftName) !== null ? readKeptDraft(pageName) : null
    const page = readPageEntry()?.page ?? kept
    if (page !== null) {
      setWanted(page)
      replacePageEntry(page)
    }
    const handlePop = () => show(readPageEntry()?.page ?? FIRST_PAGE)
    window.addEventListener('popstate', handlePop)
    return () => window.removeEventListener('popstate', handlePop)
  }, [hasHistory, draftName, pageName, show])

  useEffect(() => {
    if (!hasHistory) return
    isHere.current = true
    return () => {
      isHere.current = false
      // Later, because React's strict mode goes and comes again at once.
      setTimeout(() => !isHere.current && removePageEntries())
    }
  }, [hasHistory])

  function goTo(page: FormPage) {
    if (page.id === current.id) return
    if (hasHistory) addPageEntry(current.id, page.id)
    show(page.id)
  }

  function goBack() {
    const before = shown[place - 1]
    if (!before) return
    if (!hasHistory) return show(before.id)
    if (readPageEntry()?.before === before.id) return window.history.back()
    replacePageEntry(before.id)
    show(before.id)
  }

  return {
    all,
    shown,
    current,
    place,
    total: shown.length,
    next: shown[place + 1],
    moves,
    goTo,
    goBack,
    /** Shows a page and leaves the focus where it is. */
    turnTo: (page: FormPage) => setWanted(page.id),
    /** For a form whose answers were cleared. */
    startAgain: () => {
      if (place > 0 && shown[0]) goTo(shown[0])
      if (pageName) forgetDraft(pageName)
    },
  }
}

/** The wanted page; if the form leaves it out meanwhile, the one before it. */
function nearestTo(wanted: string | null, all: FormPage[], shown: FormPage[]): FormPage {
  const end = all.findIndex(({ id }) => id === wanted)
  const passed = new Set(all.slice(0, end + 1))
  const page = shown.findLast((one) => passed.has(one)) ?? shown[0]
  if (!page) throw new Error('a form has at least one page')
  return page
}
