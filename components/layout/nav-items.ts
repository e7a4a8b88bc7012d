import {
  CalendarDays,
  CalendarOff,
  ClipboardList,
  Clock,
  Code,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Plug,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import type { Part } from '@/messages/texts'

export type NavItem = {
  name: keyof Part<'layout'>['nav']
  href: string
  icon: LucideIcon
  isExternal?: boolean
  covers?: RegExp
}

/** `covers` matches the paths on which an entry is the current one, if they do not start with its own path. */
export const screens: readonly NavItem[] = [
  { name: 'meetings', href: '/meetings', icon: CalendarDays, covers: /^\/($|meetings(\/|$))/ },
  { name: 'pages', href: '/time-slot-pages', icon: Clock },
  { name: 'integrations', href: '/integrations', icon: Plug },
  { name: 'forms', href: '/forms', icon: ClipboardList, covers: /^\/(forms|response)(\/|$)/ },
  { name: 'settings', href: '/settings', icon: Settings },
]

/** A screen without an entry in the sidebar: settings lead to it. */
export const timeOffScreen: NavItem = { name: 'timeOff', href: '/settings/time-off', icon: CalendarOff }

/** The same, for programs. */
export const developersScreen: NavItem = { name: 'developers', href: '/developers', icon: Code }

export type HelpLinks = { supportUrl: string; securityUrl: string }

export function helpItems({ supportUrl, securityUrl }: HelpLinks): NavItem[] {
  return [
    { name: 'contact', href: '/contact', icon: MessageCircle },
    { name: 'support', href: supportUrl, icon: LifeBuoy, isExternal: true },
    { name: 'security', href: securityUrl, icon: ShieldCheck, isExternal: true },
  ]
}

export function isCurrent(item: NavItem, pathname: string): boolean {
  if (item.covers) return item.covers.test(pathname)
  return pathname === item.href || pathname.startsWith(`${item.href}/`)
}
