import {
  CalendarPlus,
  ClipboardList,
  Clock,
  FilePlus,
  Keyboard,
  Link2,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Monitor,
  Moon,
  Plus,
  Settings,
  Sun,
} from 'lucide-react'
import { useMay, useTeam } from '@/components/ui/team'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { useForms } from '@/lib/client/forms'
import { useIsHost } from '@/lib/client/hosting'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import { mayOpen } from '@/lib/shared/owner-screens'
import type { Scope } from '@/lib/shared/scopes'
import { useTexts } from '@/messages/react/texts-provider'
import { type Appearance, useAppearance } from '../appearance'
import { useCopyLink } from '../copy-link'
import { type HelpLinks, helpItems, type NavItem, screens, settingsScreens, shownTo } from '../nav-items'
import { useIsAdmin } from '../owner'
import { useSignOut } from '../use-sign-out'
import type { Entry, Go } from './entry'
import { pushLikeLink } from './guarded-push'
import { showOverlay } from './overlay'
import { usePaletteMeetings } from './use-palette-meetings'
import { usePalettePeople } from './use-palette-people'

const THEMES: readonly { value: Appearance; icon: LucideIcon }[] = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
]

/** Sections of the general settings that have an address. */
const SECTIONS = ['profile', 'time', 'calendars'] as const

const TYPING_PAUSE_MS = 200

/** Everything that the palette offers, in its order. `typed` searches meetings, people and responses. */
export function useEntries(help: HelpLinks, typed: string): Entry[] {
  const go = useGo()
  const q = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  return [
    ...useActions(go),
    ...usePaletteMeetings(q, go),
    ...usePalettePeople(q, go),
    ...useScreens(help, go),
    ...useThings(go),
    ...useSettingsEntries(go),
  ]
}

function useGo(): Go {
  const router = useScreenRouter()
  return (path) => () => pushLikeLink(path, (target) => router.push(target))
}

function useActions(go: Go): Entry[] {
  const { t } = useTexts('palette')
  const auth = useTexts('auth').t
  const { signOut } = useSignOut()
  const may = useMay()
  const action = { group: 'actions' } as const
  const made: (Entry & { scope: Scope })[] = [
    {
      ...action,
      id: 'new-meeting',
      label: t.newMeeting,
      icon: CalendarPlus,
      run: go('/meetings?create=1'),
      scope: 'meetings:write',
    },
    {
      ...action,
      id: 'new-page',
      label: t.newPage,
      icon: Plus,
      run: go('/time-slot-pages/create'),
      scope: 'pages:write',
    },
    { ...action, id: 'new-form', label: t.newForm, icon: FilePlus, run: go('/forms/new'), scope: 'forms:write' },
  ]
  return [
    ...made.filter(({ scope }) => may(scope)).map(({ scope: _, ...entry }) => entry),
    { ...action, id: 'keys', label: t.shortcuts, icon: Keyboard, run: () => showOverlay('shortcuts') },
    { ...action, id: 'sign-out', label: auth.signOut, icon: LogOut, run: signOut },
  ]
}

function useScreens(help: HelpLinks, go: Go): Entry[] {
  const { t } = useTexts('layout')
  const keywordsOf = useKeywords()
  const role = useTeam()?.role ?? null
  const isHost = useIsHost()
  const isAdmin = useIsAdmin()
  return [...shownTo(role, screens, { isHost, isAdmin }), ...helpItems(help)].map(
    ({ name, href, icon, isExternal }) => ({
      id: `screen-${name}`,
      group: 'screens',
      label: t.nav[name],
      keywords: keywordsOf(name),
      icon,
      run: isExternal ? () => window.open(href, '_blank', 'noreferrer') : go(href),
    }),
  )
}

/** Returns the search words of a screen. */
function useKeywords(): (name: NavItem['name']) => readonly string[] {
  const words: Partial<Record<NavItem['name'], string>> = useTexts('palette').t.words
  return (name) => words[name]?.split(' ') ?? []
}

/** The owner's booking pages and forms. */
function useThings(go: Go): Entry[] {
  const { t, say } = useTexts('palette')
  const copy = useCopyLink()
  const may = useMay()
  const { data: pages = [] } = useTimeSlotPages({ enabled: may('pages:read') })
  const { data: forms = [] } = useForms({ enabled: may('forms:read') })
  const found = { isFound: true }
  return [
    ...pages.flatMap(({ id, title, slug, isActive, visibility }): Entry[] => {
      const page = { ...found, group: 'pages', keywords: [slug] } as const
      const link = {
        ...page,
        id: `link-${id}`,
        icon: Link2,
        // The address of a secret page leads nowhere.
        ...(visibility === 'secret'
          ? { label: say(t.linksOf, { title }), run: go(`/time-slot-pages/${id}/edit?tab=access#visibility`) }
          : { label: say(t.copyLinkOf, { title }), run: () => copy(`/${slug}`) }),
      }
      return [
        { ...page, id: `page-${id}`, label: title, icon: Clock, run: go(`/time-slot-pages/${id}/edit`) },
        ...(isActive ? [link] : []),
      ]
    }),
    ...forms.flatMap(({ id, title, slug, isPublished }): Entry[] => {
      const form = { ...found, group: 'forms', keywords: [slug] } as const
      const link = {
        ...form,
        id: `link-${id}`,
        label: say(t.copyLinkOf, { title }),
        icon: Link2,
        run: () => copy(`/form/${slug}`),
      }
      return [
        { ...form, id: `form-${id}`, label: title, icon: ClipboardList, run: go(`/forms/${id}/edit`) },
        {
          ...form,
          id: `responses-${id}`,
          label: say(t.responsesOf, { title }),
          icon: MessagesSquare,
          run: go(`/forms/${id}/responses`),
        },
        ...(isPublished ? [link] : []),
      ]
    }),
  ]
}

function useSettingsEntries(go: Go): Entry[] {
  const { t, say } = useTexts('palette')
  const settings = useTexts('settings').t
  const { nav } = useTexts('layout').t
  const keywordsOf = useKeywords()
  const [appearance, choose] = useAppearance()
  const role = useTeam()?.role ?? null
  const themes = THEMES.filter(({ value }) => value !== appearance)
  return [
    ...shownTo(role, settingsScreens).map(
      ({ name, href, icon }): Entry => ({
        id: `settings-${name}`,
        group: 'settings',
        label: say(t.settingsOf, { section: nav[name] }),
        keywords: keywordsOf(name),
        icon,
        isFound: true,
        run: go(href),
      }),
    ),
    ...SECTIONS.filter(() => mayOpen(role, '/settings')).map(
      (section): Entry => ({
        id: `settings-${section}`,
        group: 'settings',
        label: say(t.settingsOf, { section: settings[section].heading }),
        icon: Settings,
        isFound: true,
        run: go(`/settings#${section}`),
      }),
    ),
    ...themes.map(
      ({ value, icon }): Entry => ({
        id: `theme-${value}`,
        group: 'settings',
        label: say(t.themeOf, { theme: settings.appearance.choices[value] }),
        icon,
        run: () => choose(value),
      }),
    ),
  ]
}
